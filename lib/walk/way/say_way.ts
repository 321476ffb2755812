/** What is said on the way to a stop: turns, and where the way is for somebody who has left it. */
import { bearingBetween } from "../../geo/bearing.ts";
import { distanceBetween } from "../../geo/distance.ts";
import type { Fix } from "../../geo/fix.ts";
import { facingOf } from "../target.ts";
import { announce, type Transition } from "../transition.ts";
import { lineOf, placeAt } from "./leg_line.ts";
import type { LegProgress } from "./progress.ts";
import { type Turn, turnsOf } from "./turns.ts";
import { legAhead } from "./way_ahead.ts";
import { turnNowText, turnSoonText, wayLiesText } from "./way_texts.ts";

/**
 * Metres before a turn within which it is announced, and within which it is to be taken: of walkers
 * one position of each second, some 8 m before the turn.
 */
const SOON = { from: 36, until: 22 };
const NOW = { from: 9, until: -6 };

/** Metres: a turn that follows another one sooner is only said when it is to be taken. */
const APART = 30;

/** Metres of the leg that somebody has walked before a turn: only then is it left or right. */
const ARM_WALKED = 5;

/** Metres, besides the accuracy, by which a turn may be farther away than it is along the way. */
const BESIDE = 10;

/** Metres of accuracy: a worse position cannot tell where a turn is. */
const WORST = 25;

/** Milliseconds off the way before that is said, and from one such sentence to the next. */
const OFF_FOR = 10_000;
const OFF_AGAIN = 60_000;

/** Says what there is to say after an accepted position. */
export function sayWay(transition: Transition): void {
  const { state } = transition;
  const { progress, fix, offered } = state;
  if (!progress || !fix || state.playing !== undefined || state.phase !== "walking") return;
  // At a stop that waits for a tap, no way leads on.
  if (offered && !offered.passed) return;
  if (progress.off) sayOff(transition, progress, progress.off);
  else sayTurn(transition, progress, fix);
}

function sayTurn(
  transition: Transition,
  { to, metres, begunAt }: LegProgress,
  fix: Fix,
): void {
  const { state } = transition;
  const leg = legAhead(state);
  if (!leg || fix.accuracy > WORST) return;
  const turns = turnsOf(leg);
  const turn = turns.findIndex(({ at }) => at - metres >= NOW.until);
  const isSaid = (isNow: boolean) =>
    state.saidTurns.some((said) => said.to === to && said.turn === turn && said.isNow === isNow);
  if (turn < 0 || isSaid(true)) return;
  const left = turns[turn].at - metres;
  const isNow = left <= NOW.from;
  const isSoon = left <= SOON.from && left >= SOON.until && isApart(turns, turn);
  if (!isNow && (!isSoon || isSaid(false))) return;
  // For somebody who comes from elsewhere, left and right may be wrong.
  if (turns[turn].at < begunAt + ARM_WALKED) return;
  // On a street that the way only joins farther on, the place of its turn is still farther away.
  const metresToTurn = distanceBetween(fix, placeAt(lineOf(leg), turns[turn].at));
  if (metresToTurn > Math.abs(left) + BESIDE + fix.accuracy) return;
  state.saidTurns = [...state.saidTurns, { to, turn, isNow }];
  announce(transition, "next", isNow ? turnNowText(turns[turn]) : turnSoonText(turns[turn]));
}

const isApart = (turns: readonly Turn[], turn: number) =>
  turn === 0 || turns[turn].at - turns[turn - 1].at >= APART;

/** Once for each time that the visitor leaves the way, and not too often. */
function sayOff(
  transition: Transition,
  progress: LegProgress,
  off: NonNullable<LegProgress["off"]>,
): void {
  const { state, at } = transition;
  const { fix, saidOffAt = -Infinity } = state;
  if (off.isSaid || fix!.time - off.since < OFF_FOR || at - saidOffAt < OFF_AGAIN) return;
  const leg = legAhead(state);
  // A visitor in the zone of the stop has arrived, however far from the way.
  if (!leg || state.stops[leg.to].inside) return;
  state.progress = { ...progress, off: { ...off, isSaid: true } };
  state.saidOffAt = at;
  const bearing = bearingBetween(fix!, placeAt(lineOf(leg), progress.metres));
  announce(transition, "next", wayLiesText(bearing, facingOf(state)));
}
