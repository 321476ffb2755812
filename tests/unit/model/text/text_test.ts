import assert from "node:assert/strict";
import { StopInput } from "../../../../lib/model/tour/stop.ts";
import { TourInput } from "../../../../lib/model/tour/tour.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

Deno.test("titles refuse control characters and say which text has them", () => {
  for (const mark of ["\n", "\t", "\u0000", "\u0007", "\u007f", "\u0085", "\u2028"]) {
    const title = `The${mark}mill`;
    assert.deepEqual(
      TourInput.safeParse(makeTour({ title })).error?.issues[0].message,
      "Title has a line break or another control character. Type it again",
    );
    assert.deepEqual(
      StopInput.safeParse(makeStop({ title })).error?.issues[0].message,
      "Stop title has a line break or another control character. Type it again",
    );
  }
});

Deno.test("titles take all signs of all scripts, and space around them is cut", () => {
  for (const title of ["Größe 🏛️", "旧校舎", "المدرسة", "a\u200db", "W".repeat(180)]) {
    assert.equal(TourInput.parse(makeTour({ title: `  ${title}\n` })).title, title);
  }
});
