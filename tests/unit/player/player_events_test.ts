import assert from "node:assert/strict";
import { createEvents, type PlayerEvent } from "../../../lib/player/player_events.ts";
import { playerTour } from "../../support/data/player_tour.ts";

const event: PlayerEvent = { type: "moved", tour: playerTour(2), index: 1 };

Deno.test("a listener receives events until it is removed", () => {
  const heard: PlayerEvent[] = [];
  const events = createEvents({ warn: () => {} });
  const off = events.on((e) => heard.push(e));
  events.emit(event);
  off();
  events.emit(event);
  assert.deepEqual(heard, [event]);
});

Deno.test("a listener that throws is logged, and the next one still receives the event", () => {
  const logged: unknown[] = [];
  let heard = 0;
  const events = createEvents({ warn: (_, cause) => logged.push(cause) });
  const broken = new Error("no");
  events.on(() => {
    throw broken;
  });
  events.on(() => heard++);
  events.emit(event);
  assert.deepEqual(logged, [broken]);
  assert.equal(heard, 1);
});
