/** Somebody who walks a tour laid out along a line to the east, second by second. */
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import type { Fix } from "../../../lib/geo/fix.ts";
import type { StopPlace } from "../../../lib/model/tour/stop_place.ts";
import { step } from "../../../lib/walk/reducer.ts";
import type { WalkAction, WalkEvent } from "../../../lib/walk/events.ts";
import { createWalk, type WalkState } from "../../../lib/walk/state.ts";

export const START = { latitude: 40.7589, longitude: -74.6672 };

/** The place `metres` to the east of the start of the line. */
export const east = (metres: number) => destinationPoint(START, metres, 90);

export type WalkingOptions = {
  ordered?: boolean;
  /** Where each stop is, in metres along the line. */
  stops?: number[];
  /** Metres, of all stops or of each. */
  radius?: number | number[];
  /** By the index of the stop. */
  warnings?: Record<number, string>;
  /** The index of a stop without a story. */
  withheld?: number;
  /** By the index of a stop that is not on the map. */
  places?: Record<number, StopPlace>;
};

type EventWithoutTime = WalkEvent extends infer E ? E extends unknown ? Omit<E, "at"> : never
  : never;

/** A walk under way. `now` is its clock, in ms; each fix comes a second after what was before. */
export class Walking {
  now = 1_000_000;
  state: WalkState;
  actions: WalkAction[] = [];

  constructor(
    {
      ordered = true,
      stops = [100, 300, 500],
      radius = 30,
      warnings = {},
      withheld,
      places = {},
    }: WalkingOptions = {},
  ) {
    this.state = createWalk({
      id: "tour",
      ordered,
      stops: stops.map((metres, i) => ({
        title: `Stop ${i + 1}`,
        ...i === withheld && { isWithheld: true },
        ...warnings[i] && { contentWarning: warnings[i] },
        ...places[i] ? { place: places[i] } : {
          ...east(metres),
          radius: Array.isArray(radius) ? radius[i] : radius,
        },
      })),
    });
  }

  /** Tells the engine, and gives what it wants done. */
  send(event: EventWithoutTime): WalkAction[] {
    const { state, actions } = step(this.state, { ...event, at: this.now } as WalkEvent);
    this.state = state;
    this.actions.push(...actions);
    return actions;
  }

  /** A fix `metres` along the line, `seconds` after what was before. */
  at(metres: number, { accuracy = 5, seconds = 1, over = {} as Partial<Fix> } = {}): WalkAction[] {
    this.now += seconds * 1000;
    return this.send({ type: "fix", fix: { ...east(metres), accuracy, time: this.now, ...over } });
  }

  /** Walks there at 1.4 m/s, a fix a second; gives all that was wanted meanwhile. */
  walk(from: number, to: number, options?: Parameters<Walking["at"]>[1]): WalkAction[] {
    const steps = Math.ceil(Math.abs(to - from) / 1.4);
    const fixes = Array.from(
      { length: steps + 1 },
      (_, i) => from + (to - from) * i / (steps || 1),
    );
    return fixes.flatMap((metres) => this.at(metres, options));
  }

  /**
   * The stop that plays is heard to its end, `seconds` later. A device that has a position answers
   * the question for a new one a second afterwards, from where it was last.
   */
  end(seconds = 60): WalkAction[] {
    this.now += seconds * 1000;
    const actions = this.send({ type: "ended", index: this.state.playing! });
    const { fix, lags } = this.state;
    if (!fix || !actions.some(({ type }) => type === "locate")) return actions;
    this.now += 1000;
    return [
      ...actions,
      ...this.send({ type: "fix", fix: { ...fix, time: this.now - lags.at(-1)! } }),
    ];
  }

  /** The stops that were started so far, in order. */
  get played(): number[] {
    return started(this.actions);
  }
}

/** The stops that `actions` start. */
export const started = (actions: WalkAction[]): number[] =>
  actions.flatMap((action) => action.type === "play" ? [action.index] : []);

/** What `actions` are, without their sounds. */
export const offered = (actions: WalkAction[]) => actions.filter(({ type }) => type === "offer");

/** A walk that has been started. */
export function walking(options?: WalkingOptions, start: Partial<EventWithoutTime> = {}): Walking {
  const walk = new Walking(options);
  walk.send({ type: "start", ...start } as EventWithoutTime);
  return walk;
}
