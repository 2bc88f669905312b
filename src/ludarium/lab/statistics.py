"""Counts into estimates. Pure functions; a number that is an estimate never goes without its 95 % interval.

Samples come as histograms (value -> how often), because histograms add up to the same whole in any order.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor, fsum, sqrt

from msgspec import Struct

Z95 = 1.959963984540054  # the normal distribution holds 95 % within this many standard deviations


class Share(Struct, frozen=True):
    """How often something happened, as a share of all cases, with the 95 % Wilson interval."""

    count: int
    share: float
    low: float
    high: float


class Estimate(Struct, frozen=True):
    """A number estimated from a sample, with its 95 % interval; none where the sample is too small or all alike."""

    value: float
    low: float | None
    high: float | None


class Spread(Struct, frozen=True):
    """How a number was spread over the games. ``least`` and ``most`` are facts of the sample, not estimates."""

    mean: Estimate
    median: Estimate
    p10: Estimate
    p90: Estimate
    least: float
    most: float


def share(count: int, cases: int) -> Share:
    """The share ``count / cases`` with its Wilson score interval, which stays sensible near 0 and 1."""
    if cases == 0:
        return Share(0, 0.0, 0.0, 1.0)
    p = count / cases
    z2 = Z95 * Z95
    centre = (p + z2 / (2 * cases)) / (1 + z2 / cases)
    reach = Z95 / (1 + z2 / cases) * sqrt(p * (1 - p) / cases + z2 / (4 * cases * cases))
    low = 0.0 if count == 0 else centre - reach
    high = 1.0 if count == cases else centre + reach
    return Share(count, p, low, high)


def mean(histogram: Mapping[float, int]) -> Estimate:
    """The mean with its Student interval; cases that are all alike say nothing about how far off it may be."""
    cases = sum(histogram.values())
    average = fsum(value * n for value, n in histogram.items()) / cases
    if len(histogram) == 1:
        return Estimate(average, None, None)
    variance = fsum((value - average) ** 2 * n for value, n in histogram.items()) / (cases - 1)
    reach = student95(cases - 1) * sqrt(variance / cases)
    return Estimate(average, average - reach, average + reach)


def student95(freedom: int) -> float:
    """Student's t that holds 95 %: exact for 1 and 2 degrees of freedom, within 0.2 % from 3 on.

    The Cornish-Fisher expansion around the normal value (Abramowitz and Stegun 26.7.5).
    """
    if freedom == 1:
        return 12.706204736174698
    if freedom == 2:
        return 4.302652729749464
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def quantile(histogram: Mapping[float, int], p: float) -> Estimate:
    """The value below which a share ``p`` of the cases lies, with the interval between order statistics.

    The interval asks nothing of the distribution: the number of cases below the true quantile is binomial, so two
    ranks around ``p`` enclose it. With too few cases for such a rank there is no interval.
    """
    cases = sum(histogram.values())
    value = (_ranked(histogram, ceil(cases * p)) + _ranked(histogram, floor(cases * p) + 1)) / 2
    reach = Z95 * sqrt(cases * p * (1 - p))
    lower, upper = floor(cases * p - reach), ceil(cases * p + reach) + 1
    if lower < 1 or upper > cases:
        return Estimate(value, None, None)
    return Estimate(value, _ranked(histogram, lower), _ranked(histogram, upper))


def spread(histogram: Mapping[float, int]) -> Spread:
    """Mean, median, outer tenths and extremes of a sample."""
    return Spread(
        mean=mean(histogram),
        median=quantile(histogram, 0.5),
        p10=quantile(histogram, 0.1),
        p90=quantile(histogram, 0.9),
        least=float(min(histogram)),
        most=float(max(histogram)),
    )


def _ranked(histogram: Mapping[float, int], rank: int) -> float:
    """The value of this rank (1 is the smallest) among all cases in order."""
    passed = 0
    for value in sorted(histogram):
        passed += histogram[value]
        if rank <= passed:
            return float(value)
    return float(max(histogram))
