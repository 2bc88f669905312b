"""The toy the server is proved with must itself keep its secrets."""

from ludarium.testing import conformance_tests
from toys.blind_bid import GAME

test_conformance = conformance_tests(GAME, games=8)
