"""The checks of the battery, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from ludarium.kernel import Game
from ludarium.testing.cases import Case
from ludarium.testing.checks import content, matches, play, texts, views


class Check(Struct, frozen=True, kw_only=True):
    """One promise a game makes. ``each`` says for what it is looked at: every set-up, every edition, or once."""

    run: Callable[[Case], None]
    each: Literal["setup", "edition", "game"] = "setup"
    needs: Callable[[Case], bool] = lambda case: True

    @property
    def name(self) -> str:
        return self.run.__name__


def _has_texts(game: Game) -> bool:
    return game.complete or (game.folder / "texts").is_dir()


def _has_scene(game: Game) -> bool:
    return game.complete or game.scene is not None


def _in_scene(name: str) -> Callable[[Case], None]:
    """A check of the scene; its module is read when it runs, for it needs both renderers."""

    def run(case: Case) -> None:
        from ludarium.testing.checks import scene

        if case.game.scene is None:
            case.fail("the game has no scene: Game(..., scene=...) is missing")
        getattr(scene, name)(case)

    run.__name__ = name
    return run


CHECKS = (
    Check(run=play.random_play_ends),
    Check(run=play.moves_are_sentences),
    Check(run=play.odds_are_exact),
    Check(run=play.records_replay),
    Check(run=play.positions_survive_json),
    Check(run=play.positions_are_values),
    Check(run=play.sealed_choices_commute),
    Check(run=play.pieces_are_conserved, needs=lambda case: case.conserved is not None),
    Check(run=play.invariant_holds, needs=lambda case: case.invariant is not None),
    Check(run=views.secrets_stay_secret),
    Check(run=views.views_offer_the_moves),
    Check(run=views.guesses_look_the_same),
    Check(run=views.spectators_see_no_more),
    Check(run=views.guesses_play_on),
    Check(run=views.advice_is_finite, needs=lambda case: case.game.advice is not None),
    Check(run=matches.matches_undo_and_fork),
    Check(run=content.parameters_play, each="edition"),
    Check(run=content.parameters_matter, each="edition"),
    Check(run=texts.texts_agree, each="game", needs=lambda case: _has_texts(case.game)),
    Check(run=texts.texts_are_complete, each="edition", needs=lambda case: _has_texts(case.game)),
    Check(run=texts.texts_speak_in_play, needs=lambda case: _has_texts(case.game)),
    Check(run=texts.moves_have_notes, needs=lambda case: case.game.about_move is not None),
    Check(run=_in_scene("scene_draws"), needs=lambda case: _has_scene(case.game)),
    Check(run=_in_scene("scene_names_moves"), needs=lambda case: _has_scene(case.game)),
    Check(run=_in_scene("scene_hides"), needs=lambda case: _has_scene(case.game)),
)
