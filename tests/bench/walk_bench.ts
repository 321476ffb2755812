/**
 * What one fix costs the walk engine on a tour of 300 stops: while the visitor walks, and where
 * zones overlap.
 */
import { destinationPoint } from "../../lib/geo/bearing.ts";
import { type Leg, MAX_LEG_POINTS } from "../../lib/model/tour/legs/leg_data.ts";
import { step } from "../../lib/walk/reducer.ts";
import { createWalk, type WalkState, type WalkTour, type ZoneStop } from "../../lib/walk/state.ts";
import { followLegs } from "../../lib/walk/way/follow_legs.ts";
import { describeWalk } from "../../lib/walk/description.ts";

const START = { latitude: 40.7589, longitude: -74.6672 };
const STOPS = 300;

function tourOf(spacing: number, ordered: boolean) {
  const stops = Array.from({ length: STOPS }, (_, i) => ({
    title: `Stop ${i + 1}`,
    ...destinationPoint(START, i * spacing, 90),
    radius: 30,
  }));
  return { id: "bench", ordered, stops };
}

/** A walk that goes on and on along the stops, with a new fix at each call. */
function walker(spacing: number, ordered: boolean, change = (tour: WalkTour) => tour) {
  followLegs();
  let at = 0;
  const tour = change(tourOf(spacing, ordered));
  let state: WalkState = step(createWalk(tour), { type: "start", at }).state;
  return () => {
    at += 1000;
    const place = destinationPoint(START, (at / 1000 * 1.4) % (STOPS * spacing), 90);
    state = step(state, { type: "fix", at, fix: { ...place, accuracy: 5, time: at } }).state;
    describeWalk(state);
    const { playing } = state;
    if (playing === undefined) return;
    state = step(state, { type: "ended", at, index: playing }).state;
    if (state.phase === "finished") state = step(state, { type: "start", at }).state;
  };
}

/** The same, where each stop is led to by the most points that a leg may have. */
function withLegs(tour: WalkTour): WalkTour {
  const legs = tour.stops.map((stop, to): Leg => {
    const points = Array.from(
      { length: MAX_LEG_POINTS },
      (_, i) => destinationPoint(stop as ZoneStop, 100 * (1 - i / (MAX_LEG_POINTS - 1)), 270),
    );
    return { to, points, parts: [] };
  });
  return { ...tour, legs };
}

Deno.bench("ordered, 300 stops 100 m apart", walker(100, true));
Deno.bench("ordered, 300 stops 100 m apart, legs of 200 points", walker(100, true, withLegs));
Deno.bench("free order, 300 stops 100 m apart", walker(100, false));
Deno.bench("free order, 300 stops 2 m apart", walker(2, false));
