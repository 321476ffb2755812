/**
 * Whatever comes in whatever order, some things hold. Failures print their seed and the shortest
 * sequence.
 */
import assert from "node:assert/strict";
import fc from "fast-check";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { hasPlace, STOP_PLACES } from "../../../lib/model/tour/stop_place.ts";
import { step } from "../../../lib/walk/reducer.ts";
import type { WalkEvent } from "../../../lib/walk/events.ts";
import { createWalk, heardStops, type WalkState, type WalkStop } from "../../../lib/walk/state.ts";
import { describeWalk } from "../../../lib/walk/description.ts";
import { findTarget } from "../../../lib/walk/target.ts";
import { between } from "../geo/any_position.ts";
import { START } from "./walking.ts";

const STOPS = 4;
const index = fc.integer({ min: 0, max: STOPS - 1 });
const heard = fc.uniqueArray(index);

/** A fix somewhere along the stops, measured `age` ms before it arrives. */
const fix = fc.record({
  metres: between(-100, 500),
  accuracy: between(0, 120),
  age: between(0, 9000),
});

const anyEvent = fc.oneof(
  { weight: 10, arbitrary: fc.record({ type: fc.constant("fix" as const), from: fix }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("ended" as const), index }) },
  fc.record({ type: fc.constantFrom("selected" as const, "rearm" as const), index }),
  fc.record({ type: fc.constant("failed" as const), index }),
  fc.record({
    type: fc.constant("playback" as const),
    index: fc.option(index, { nil: undefined }),
  }),
  fc.record({ type: fc.constantFrom("tick" as const, "hidden" as const, "shown" as const) }),
  fc.record({ type: fc.constant("auto-play" as const), on: fc.boolean() }),
  fc.record({ type: fc.constant("lost" as const), message: fc.constant("Gone") }),
  fc.record({ type: fc.constant("progress" as const), heard }),
  fc.record({ type: fc.constant("stop" as const) }),
);

function check(before: WalkState, event: WalkEvent): WalkState {
  const { state, actions } = step(before, event);
  const plays = actions.filter(({ type }) => type === "play");
  const offers = actions.filter(({ type }) => type === "offer");
  assert.ok(plays.length + offers.length <= 1, "one story at a time");
  for (const action of actions) {
    if (action.type === "play") {
      assert.equal(state.playing, action.index);
      const isSilenced = actions.some(({ type }) => type === "pause") || event.type === "failed";
      const isOver = before.playing === undefined || event.type === "ended" || isSilenced;
      assert.ok(isOver, "not over another one");
      assert.ok(hasPlace(state.tour.stops[action.index]), "never without a place");
      const { status } = before.stops[action.index];
      assert.ok(status !== "heard" || event.type === "rearm", "never again by itself");
      assert.equal(state.phase, "walking");
    }
    if (action.type === "save") {
      assert.ok(
        action.completed.every((visitor, i) =>
          visitor < STOPS && visitor > (action.completed[i - 1] ?? -1)
        ),
      );
      assert.deepEqual(action.completed, heardStops(state));
      assert.ok(action.currentStopIndex >= 0 && action.currentStopIndex < STOPS);
    }
    if (action.type === "finish") assert.equal(state.phase, "finished");
  }
  if (event.type !== "start") {
    for (const i of heardStops(before)) {
      assert.ok(state.stops[i].heard, "what was heard stays heard");
    }
  }
  if (state.playing !== undefined) assert.ok(!state.offered && state.paused === undefined);
  assert.ok(describeWalk(state).headline.length > 0);
  assert.ok((findTarget(state)?.metres ?? 0) >= 0);
  return state;
}

Deno.test("whatever happens: one story at a time, none over another, none again, nothing lost", () => {
  const events = fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 8000 })), { maxLength: 60 });
  const radii = fc.array(fc.integer({ min: 5, max: 150 }), { minLength: STOPS, maxLength: STOPS });
  const places = fc.array(fc.constantFrom(undefined, undefined, ...STOP_PLACES), {
    minLength: STOPS,
    maxLength: STOPS,
  });
  const zones = fc.tuple(radii, places);
  let plays = 0;
  fc.assert(
    fc.property(fc.boolean(), zones, heard, events, (ordered, [radii, places], heard, events) => {
      let at = 1_000_000;
      const stops = radii.map((radius, i): WalkStop => {
        const title = `Stop ${i + 1}`;
        const place = places[i];
        return place
          ? { title, place }
          : { title, ...destinationPoint(START, i * 120, 90), radius };
      });
      let state = check(createWalk({ id: "t", ordered, stops }), { type: "start", at, heard });
      for (const [event, pause] of events) {
        at += pause;
        if (event.type === "fix") {
          const { metres, accuracy, age } = event.from;
          const fix = { ...destinationPoint(START, metres, 90), accuracy, time: at - age };
          state = check(state, { type: "fix", at, fix });
        } else state = check(state, { ...event, at } as WalkEvent);
        if (state.playing !== undefined) plays++;
      }
    }),
    { numRuns: 2000 },
  );
  assert.ok(plays > 1000, `${plays}`);
});
