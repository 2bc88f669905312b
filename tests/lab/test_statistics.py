"""Estimates against published values."""

from __future__ import annotations

import pytest

from ludarium.lab.statistics import mean, quantile, share, spread, student95


@pytest.mark.parametrize(
    ("count", "cases", "low", "high"),
    [
        (8, 10, 0.49016, 0.94332),
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (50, 100, 0.40383, 0.59617),
        (1, 1000, 0.00018, 0.00564),
    ],
)
def test_wilson_intervals(count: int, cases: int, low: float, high: float) -> None:
    found = share(count, cases)
    assert found.share == count / cases
    assert found.low == pytest.approx(low, abs=1e-5)
    assert found.high == pytest.approx(high, abs=1e-5)


def test_a_share_of_nothing_could_be_anything() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)],
)
def test_student_against_the_printed_table(freedom: int, t: float) -> None:
    assert student95(freedom) == pytest.approx(t, rel=2e-3 if freedom < 5 else 3e-4)


def test_mean_of_five() -> None:
    found = mean({1: 1, 2: 1, 3: 1, 4: 1, 5: 1})
    assert found.value == 3
    assert found.low == pytest.approx(3 - 1.96324, abs=1e-3)
    assert found.high == pytest.approx(3 + 1.96324, abs=1e-3)


@pytest.mark.parametrize("histogram", [{7: 1}, {7: 500}])
def test_no_interval_where_all_cases_are_alike(histogram: dict[float, int]) -> None:
    found = mean(histogram)
    assert (found.value, found.low, found.high) == (7, None, None)


def test_median_of_a_hundred_lies_between_the_40th_and_the_61st() -> None:
    found = quantile(dict.fromkeys(range(1, 101), 1), 0.5)
    assert (found.value, found.low, found.high) == (50.5, 40, 61)


def test_median_of_an_odd_number_is_the_middle_one() -> None:
    assert quantile({1: 1, 2: 1, 9: 1}, 0.5).value == 2


def test_quantile_of_few_cases_has_no_interval() -> None:
    assert quantile({1: 1, 2: 1, 3: 1}, 0.1).low is None


def test_spread_of_a_histogram() -> None:
    found = spread({10: 50, 20: 50})
    assert (found.mean.value, found.median.value, found.p10.value, found.p90.value) == (15, 15, 10, 20)
    assert (found.least, found.most) == (10, 20)
