import assert from "node:assert/strict";
import {
  createBoxLoader,
  MOVE_PAUSE,
} from "../../../../../islands/find/archives-map/box_loader.ts";
import { NoAnswer } from "../../../../../lib/device/api.ts";
import type { TourMap } from "../../../../../lib/model/tour/tour_map.ts";
import { fakeTimers, settled } from "../../../../support/fakes/fake_timers.ts";

const EARTH = { south: -90, west: -180, north: 90, east: 180, zoom: 0 };

const found = (total: number): TourMap => ({ kind: "places", total, places: [] });

/** A loader whose requests wait until the test answers them. */
function setUp() {
  const timers = fakeTimers();
  const requests: { path: string; signal: AbortSignal }[] = [];
  const answers: PromiseWithResolvers<TourMap>[] = [];
  const totals: number[] = [];
  const errors: (string | undefined)[] = [];
  const loader = createBoxLoader({
    onLoaded: ({ total }) => totals.push(total),
    onError: (message) => errors.push(message),
    request(path, signal) {
      requests.push({ path, signal });
      answers.push(Promise.withResolvers());
      return answers.at(-1)!.promise;
    },
    timers,
  });
  return { timers, requests, answers, totals, errors, loader };
}

Deno.test("a box is asked for with its edges and its zoom", async () => {
  const { requests, answers, totals, loader } = setUp();
  loader.load(EARTH);
  assert.equal(
    requests[0].path,
    "/api/tours/map?south=-90&west=-180&north=90&east=180&zoom=0",
  );
  answers[0].resolve(found(3));
  await settled();
  assert.deepEqual(totals, [3]);
});

Deno.test("of a series of movements only the last one is asked for, after a pause", async () => {
  const { timers, requests, loader } = setUp();
  for (const zoom of [3, 4, 5]) {
    loader.loadSoon({ ...EARTH, zoom });
    await timers.advance(MOVE_PAUSE - 1);
  }
  assert.equal(requests.length, 0);
  await timers.advance(1);
  assert.deepEqual(requests.map(({ path }) => path.slice(-1)), ["5"]);
});

Deno.test("a movement aborts the request under way, and its answer is not shown", async () => {
  const { timers, requests, answers, totals, errors, loader } = setUp();
  loader.load(EARTH);
  loader.loadSoon({ ...EARTH, zoom: 5 });
  assert.equal(requests[0].signal.aborted, true);
  await timers.advance(MOVE_PAUSE);
  answers[1].resolve(found(2));
  answers[0].resolve(found(1));
  await settled();
  assert.deepEqual([totals, errors], [[2], [undefined]]);
});

Deno.test("an aborted request is no error; a failed one is, until the next succeeds", async () => {
  const { answers, errors, loader } = setUp();
  loader.load(EARTH);
  loader.load(EARTH);
  answers[0].reject(new DOMException("Aborted", "AbortError"));
  answers[1].reject(new NoAnswer("Failed to fetch"));
  await settled();
  assert.deepEqual(errors, ["The server can’t be reached. Check your connection."]);
  loader.load(EARTH);
  answers[2].resolve(found(1));
  await settled();
  assert.equal(errors.at(-1), undefined);
});

Deno.test("after the end nothing is asked and nothing is shown", async () => {
  const { timers, requests, answers, totals, loader } = setUp();
  loader.load(EARTH);
  loader.end();
  await timers.advance(MOVE_PAUSE);
  answers[0].resolve(found(1));
  await settled();
  assert.deepEqual([requests.length, totals], [1, []]);
});

Deno.test("each box is asked for with the filter of that time", () => {
  const paths: string[] = [];
  let filter = "q=old+gate&type=ordered";
  const loader = createBoxLoader({
    onLoaded: () => {},
    onError: () => {},
    filter: () => filter,
    request: (path) => {
      paths.push(path);
      return Promise.resolve(found(0));
    },
  });
  loader.load(EARTH);
  filter = "";
  loader.load(EARTH);
  const edges = "south=-90&west=-180&north=90&east=180&zoom=0";
  assert.deepEqual(paths, [
    `/api/tours/map?q=old+gate&type=ordered&${edges}`,
    `/api/tours/map?${edges}`,
  ]);
});
