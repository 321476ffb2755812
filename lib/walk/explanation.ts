/** What a running walk shows: where the next stop is, and in plain words why nothing plays. */
import { bearingBetween, type CompassWord, compassWord } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Fix } from "../geo/fix.ts";
import { exitDistance, isUsable } from "../geo/geofence.ts";
import { armedStops, goalOf, isOpen } from "./open_stops.ts";
import type { WalkState } from "./state.ts";

/** The next stop; `metres` and `direction` from the last position, absent while there is none. */
export type Target = { index: number; metres?: number; direction?: CompassWord };

/** Why nothing plays, or what does. `kind` is for pictures, `text` a sentence for people. */
export type Explanation = {
  kind:
    | "idle"
    | "finished"
    | "playing"
    | "offered"
    | "paused"
    | "lost"
    | "waiting"
    | "inaccurate"
    | "jump"
    | "played"
    | "distance";
  text: string;
};

/** Where to go: the current stop of an ordered tour, the nearest open one of a free-order tour. */
export function findTarget(state: WalkState): Target | undefined {
  const { fix, tour, stops } = state;
  const goal = goalOf(state);
  if (!fix || tour.ordered || goal === undefined) return goal === undefined ? undefined : at(goal);
  const armed = armedStops(state);
  const open = stops.flatMap((_, i) => isOpen(state, i) && i !== state.playing ? [i] : []);
  return at(nearestOf(armed.length > 0 ? armed : open, fix, tour));

  function at(index: number): Target {
    if (!fix) return { index };
    const stop = tour.stops[index];
    const direction = compassWord(bearingBetween(fix, stop));
    return { index, metres: distanceBetween(fix, stop), direction };
  }
}

function nearestOf(indexes: number[], fix: Fix, { stops }: WalkState["tour"]): number {
  const metres = indexes.map((index) => distanceBetween(fix, stops[index]));
  return indexes[metres.indexOf(Math.min(...metres))];
}

/** Metres as people say them: '120 m' below a kilometre, then '1.2 km'. */
export function metresText(metres: number): string {
  return metres < 999.5 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`;
}

/** Why nothing plays now, or what plays and what follows. */
export function explain(state: WalkState): Explanation {
  const known = ofPhase(state) ?? ofSound(state);
  if (known) return known;
  const target = findTarget(state);
  return ofPosition(state, target) ?? ofDistance(state, target);
}

const number = (index: number) => `stop ${index + 1}`;

function ofPhase({ phase, stops }: WalkState): Explanation | undefined {
  if (phase === "idle") return { kind: "idle", text: "The walk has not been started yet." };
  if (phase === "walking") return undefined;
  const left = stops.filter(({ heard }) => !heard).length;
  const text = left === 0
    ? "You have heard every stop."
    : `The walk has ended; ${left} left to hear.`;
  return { kind: "finished", text };
}

function ofSound({ playing, queue, offered, paused }: WalkState): Explanation | undefined {
  if (playing !== undefined) {
    const next = queue.length > 0 ? `, ${number(queue[0])} is next` : "";
    return { kind: "playing", text: `Playing ${number(playing)}${next}.` };
  }
  if (offered) {
    const where = offered.passed ? `You have passed ${number(offered.index)}` : "You are there";
    return { kind: "offered", text: `${where}: press Play to hear it.` };
  }
  if (paused === undefined) return undefined;
  return { kind: "paused", text: `Paused in ${number(paused)}: press Play to go on.` };
}

function ofPosition(
  { trouble, seen, fix, doubtful, tour }: WalkState,
  target: Target | undefined,
): Explanation | undefined {
  if (trouble) return { kind: "lost", text: trouble };
  if (!seen) return { kind: "waiting", text: "Waiting for your position." };
  if (target && !isUsable(seen, tour.stops[target.index])) {
    const text = `Accuracy ±${Math.round(seen.accuracy)} m, waiting for a better position.`;
    return { kind: "inaccurate", text };
  }
  if (doubtful) {
    return {
      kind: "jump",
      text: "Your position has jumped, waiting for a second one that agrees.",
    };
  }
  return fix ? undefined : { kind: "waiting", text: "Waiting for your position." };
}

function ofDistance({ tour, stops, held }: WalkState, target: Target | undefined): Explanation {
  if (target?.metres === undefined) return { kind: "waiting", text: "Waiting for your position." };
  const { index, metres, direction } = target;
  const { radius } = tour.stops[index];
  if (stops[index].spent || held.includes(index)) {
    const text = `You are at ${number(index)}. Press Play to hear it, ` +
      `or come back from more than ${metresText(exitDistance(radius))} away.`;
    return { kind: "played", text };
  }
  return { kind: "distance", text: `${metresText(metres)} to ${number(index)}, ${direction}.` };
}
