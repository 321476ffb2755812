import assert from "node:assert/strict";
import { minutesOf } from "../../../../lib/model/tour/duration.ts";

const DURATIONS: [text: string, minutes: number | undefined][] = [
  ["45 min", 45],
  ["45 minutes", 45],
  ["45min.", 45],
  ["45'", 45],
  ["45", 45],
  ["~45", 45],
  ["About 20 minutes", 20],
  ["1 h", 60],
  ["1h30", 90],
  ["1 h 30", 90],
  ["1 hr 15 min", 75],
  ["1 hour and 5 minutes", 65],
  ["1:30 h", 90],
  ["0:45", 45],
  ["45:00", 45],
  ["1.5 hours", 90],
  ["1,5 hours", 90],
  ["1½ hours", 90],
  ["an hour", 60],
  ["Half an hour", 30],
  ["half a hour", 30],
  ["½ hour", 30],
  ["30–45 minutes", 45],
  ["30-45 min", 45],
  ["1 to 2 hours", 120],
  ["a 90-minute walk", 90],
  ["Flexible", undefined],
  ["as long as you like", undefined],
  ["All day", undefined],
  ["", undefined],
  ["Since 1931 it takes a morning", undefined],
];

for (const [text, minutes] of DURATIONS) {
  Deno.test(`"${text}" lasts ${minutes ?? "nobody knows how many"} minutes`, () => {
    assert.equal(minutesOf(text), minutes);
  });
}
