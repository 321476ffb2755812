/** What a running walk shows: where the next stop is, and in plain words why nothing plays. */
import { bearingBetween, type CompassWord, compassWord } from "../geo/bearing.ts";
import { distanceBetween } from "../geo/distance.ts";
import type { Fix } from "../geo/fix.ts";
import { exitDistance, isUsable } from "../geo/geofence.ts";
import { armedStops, isDue, nextStop } from "./armed_stops.ts";
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
  const goal = nextStop(state);
  if (!fix || tour.ordered || goal === undefined) return goal === undefined ? undefined : at(goal);
  const armed = armedStops(state);
  const open = stops.flatMap((_, i) => isDue(state, i) && i !== state.playing ? [i] : []);
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
  const known = explainPhase(state) ?? explainPlayback(state);
  if (known) return known;
  const target = findTarget(state);
  return explainPosition(state, target) ?? explainDistance(state, target);
}

const number = (index: number) => `stop ${index + 1}`;

function explainPhase({ phase, stops }: WalkState): Explanation | undefined {
  if (phase === "idle") return { kind: "idle", text: "The walk has not been started yet." };
  if (phase === "walking") return undefined;
  const left = stops.filter(({ heard }) => !heard).length;
  const text = left === 0
    ? "You have heard every stop."
    : `The walk has ended; ${left} left to hear.`;
  return { kind: "finished", text };
}

function explainPlayback(
  { playing, queue, offered, paused, stops }: WalkState,
): Explanation | undefined {
  if (playing !== undefined) {
    const next = queue.length > 0 ? `, ${number(queue[0])} is next` : "";
    return { kind: "playing", text: `Playing ${number(playing)}${next}.` };
  }
  if (offered && stops[offered.index].failed) {
    const text = `${number(offered.index)} could not be played: press Play to try again.`;
    return { kind: "offered", text: text.replace("stop", "Stop") };
  }
  if (offered) {
    const where = offered.passed ? `You have passed ${number(offered.index)}` : "You are there";
    return { kind: "offered", text: `${where}: press Play to hear it.` };
  }
  if (paused === undefined) return undefined;
  return { kind: "paused", text: `Paused in ${number(paused)}: press Play to go on.` };
}

function explainPosition(
  { locationError, latestFix, fix, unconfirmed, tour }: WalkState,
  target: Target | undefined,
): Explanation | undefined {
  if (locationError) return { kind: "lost", text: locationError };
  if (!latestFix) return { kind: "waiting", text: "Waiting for your position." };
  if (target && !isUsable(latestFix, tour.stops[target.index])) {
    const text = `Accuracy ±${Math.round(latestFix.accuracy)} m, waiting for a better position.`;
    return { kind: "inaccurate", text };
  }
  if (unconfirmed) {
    return {
      kind: "jump",
      text: "Your position has jumped, waiting for a second one that agrees.",
    };
  }
  return fix ? undefined : { kind: "waiting", text: "Waiting for your position." };
}

function explainDistance(
  { tour, stops, suppressed }: WalkState,
  target: Target | undefined,
): Explanation {
  if (target?.metres === undefined) return { kind: "waiting", text: "Waiting for your position." };
  const { index, metres, direction } = target;
  const { radius } = tour.stops[index];
  if (stops[index].triggered || suppressed.includes(index)) {
    const text = `You are at ${number(index)}. Press Play to hear it, ` +
      `or come back from more than ${metresText(exitDistance(radius))} away.`;
    return { kind: "played", text };
  }
  return { kind: "distance", text: `${metresText(metres)} to ${number(index)}, ${direction}.` };
}
