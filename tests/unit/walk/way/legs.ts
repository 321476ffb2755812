/** Guided walks with legs, on a plane of metres to the east and to the north. */
import { destinationPoint } from "../../../../lib/geo/bearing.ts";
import type { Fix } from "../../../../lib/geo/fix.ts";
import type { Leg, LegPart } from "../../../../lib/model/tour/legs/leg_data.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { WalkAction, WalkEvent } from "../../../../lib/walk/events.ts";
import { step } from "../../../../lib/walk/reducer.ts";
import { followLegs } from "../../../../lib/walk/way/follow_legs.ts";
import { createWalk, type WalkState, type WalkTour } from "../../../../lib/walk/state.ts";

const ORIGIN = { latitude: 48.2, longitude: 16.37 };

/** Metres to the east and to the north of one place. */
export type Metres = readonly [east: number, north: number];

/** The place there. */
export const placeOf = ([east, north]: Metres): Position =>
  destinationPoint(destinationPoint(ORIGIN, north, 0), east, 90);

/** A leg to a stop through these points. */
export const legTo = (to: number, points: Metres[], parts: LegPart[] = []): Leg => ({
  to,
  points: points.map(placeOf),
  parts,
});

/** A guided tour of stops at the ends of its legs. */
export const tourOf = (...legs: Leg[]): WalkTour => ({
  id: "tour",
  ordered: true,
  stops: legs.map(({ points }, i) => ({ title: `Stop ${i + 1}`, ...points.at(-1)!, radius: 15 })),
  legs,
});

/** Somebody on such a walk. `now` is the clock in ms; each position comes a second later. */
export class Walker {
  now = 1_000_000;
  state: WalkState;
  /** All that was announced. */
  said: string[] = [];

  constructor(tour: WalkTour) {
    followLegs();
    this.state = createWalk(tour);
    this.send({ type: "start", at: this.now });
  }

  send(event: WalkEvent): WalkAction[] {
    const { state, actions } = step(this.state, event);
    this.state = state;
    for (const action of actions) if (action.type === "announce") this.said.push(action.text);
    return actions;
  }

  /** A position there. */
  at(metres: Metres, over: Partial<Fix> = {}): WalkAction[] {
    this.now += 1000;
    const fix = { ...placeOf(metres), accuracy: 4, time: this.now, ...over };
    return this.send({ type: "fix", at: this.now, fix });
  }

  /** Walks straight from place to place, 1.4 metres a second. */
  walk(...places: Metres[]): void {
    for (let i = 1; i < places.length; i++) {
      const [[x, y], [toX, toY]] = [places[i - 1], places[i]];
      const steps = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / 1.4));
      for (let n = 1; n <= steps; n++) {
        this.at([x + (toX - x) * n / steps, y + (toY - y) * n / steps]);
      }
    }
  }
}
