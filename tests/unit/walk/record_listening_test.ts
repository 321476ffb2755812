import assert from "node:assert/strict";
import { createEvents } from "../../../lib/audio/player_events.ts";
import type { TourProgress } from "../../../lib/model/progress.ts";
import { recordListening } from "../../../lib/walk/record_listening.ts";
import { playerTour } from "../../support/player_tour.ts";

const tour = playerTour(3);

/** What is recorded while the player reports events; nobody walks unless `isWalking`. */
function listen({ isWalking = false } = {}) {
  const recorded: [string, number?, number[]?][] = [];
  let place: TourProgress | undefined;
  const { on, emit } = createEvents(console);
  const end = recordListening({ on }, {
    ofTour: () => place,
    start: () => void recorded.push(["start"]),
    save(_, saved) {
      place = saved;
      recorded.push(["save", saved.currentStopIndex, saved.completedStops]);
    },
  }, () => isWalking);
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
    ["save", 2, [1]],
    ["save", 0, [1]],
    ["save", 1, [0, 1]],
    ["save", 1, [0, 1]],
    ["save", 2, [0, 1, 2]],
  ]);
});

Deno.test("a walk records itself", () => {
  const { emit, recorded } = listen({ isWalking: true });
  emit({ type: "started", tour, index: 1 });
  emit({ type: "finished", tour, index: 1, next: 2 });
  assert.deepEqual(recorded, []);
});
