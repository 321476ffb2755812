import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { createEvents } from "../../../lib/player/player_events.ts";
import type { TourProgress } from "../../../lib/model/tour/progress.ts";
import { recordListening } from "../../../lib/walk/record_listening.ts";
import { playerTour } from "../../support/data/player_tour.ts";

const tour = playerTour(3);

/** What is recorded while the player reports events; nobody walks while it goes on by itself. */
function listen({ autoAdvance = true } = {}) {
  const recorded: [string, number?, number[]?][] = [];
  let place: TourProgress | undefined;
  const { on, emit } = createEvents(console);
  const end = recordListening({ on, autoAdvance: signal(autoAdvance) }, {
    ofTour: () => place,
    start: () => void recorded.push(["start"]),
    save(_, saved) {
      place = saved;
      recorded.push(["save", saved.currentStopIndex, saved.completedStops]);
    },
  });
  return { emit, recorded, end };
}

Deno.test("a tour that is heard from the list is begun, and its stops count as they end", () => {
  const { emit, recorded } = listen();
  emit({ type: "started", tour, index: 1 });
  emit({ type: "finished", tour, index: 1, next: 2 });
  emit({ type: "moved", tour, index: 0 });
  emit({ type: "finished", tour, index: 0, next: 1 });
  emit({ type: "finished", tour, index: 0, next: 1 });
  emit({ type: "finished", tour, index: 2 });
  assert.deepEqual(recorded, [
    ["start"],
    ["save", 1, []],
    ["save", 2, [1]],
    ["save", 0, [1]],
    ["save", 1, [0, 1]],
    ["save", 1, [0, 1]],
    ["save", 2, [0, 1, 2]],
  ]);
});

Deno.test("a tour that is begun at its third stop is at its third stop", () => {
  const { emit, recorded } = listen();
  emit({ type: "started", tour, index: 2 });
  assert.deepEqual(recorded, [["start"], ["save", 2, []]]);
});

Deno.test("a stop that 'Play all' left out does not count as heard", () => {
  const { emit, recorded } = listen();
  emit({ type: "started", tour, index: 0 });
  emit({ type: "finished", tour, index: 0, next: 1 });
  emit({ type: "left-out", tour, index: 1, next: 2 });
  assert.deepEqual(recorded.at(-1), ["save", 2, [0]]);
});

Deno.test("while a walk decides what plays, it alone records listenings", () => {
  const { emit, recorded } = listen({ autoAdvance: false });
  emit({ type: "started", tour, index: 1 });
  emit({ type: "finished", tour, index: 1, next: 2 });
  assert.deepEqual(recorded, []);
});
