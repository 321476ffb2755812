import assert from "node:assert/strict";
import {
  hasNext,
  hasPrevious,
  isSameStop,
  stopAt,
} from "../../../../lib/model/tour/player_tour.ts";
import { playerTour } from "../../../support/data/player_tour.ts";

Deno.test("the first stop has nothing before it and the last nothing after it", () => {
  const tour = playerTour(3);
  assert.deepEqual([0, 1, 2].map((i) => hasPrevious(tour, i)), [false, true, true]);
  assert.deepEqual([0, 1, 2].map((i) => hasNext(tour, i)), [true, true, false]);
});

Deno.test("a tour of one stop leads nowhere, and neither does no tour", () => {
  for (const tour of [playerTour(1), undefined]) {
    assert.equal(hasPrevious(tour, 0), false);
    assert.equal(hasNext(tour, 0), false);
  }
  assert.equal(stopAt(undefined, 0), undefined);
  assert.equal(stopAt(playerTour(1), 1), undefined);
});

Deno.test("a stop is the same one while its tour, place and recording are", () => {
  const tour = playerTour(2);
  const [first] = tour.audioStops;
  const replaced = { ...tour, audioStops: [{ ...first, audioUrl: "/other.mp3" }] };
  assert.ok(isSameStop({ tour, index: 0 }, { tour: structuredClone(tour), index: 0 }));
  assert.ok(!isSameStop({ tour, index: 0 }, { tour, index: 1 }));
  assert.ok(!isSameStop({ tour, index: 0 }, { tour: replaced, index: 0 }));
  assert.ok(!isSameStop({ tour, index: 0 }, { tour: { ...tour, id: "0".repeat(26) }, index: 0 }));
  assert.ok(!isSameStop({ tour: undefined, index: 0 }, { tour: undefined, index: 0 }));
});
