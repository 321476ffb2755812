/** The comparison of a version with what visitors see. */
import assert from "node:assert/strict";
import { compare } from "../../../../islands/author/review/compared.ts";
import type { Tour } from "../../../../lib/model/tour/tour.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

/** Made once: each call of `makeStop` makes another place. */
const STOPS = Object.fromEntries(
  ["gate", "wheel", "weir"].map((id) => [
    id,
    makeStop({ title: `Stop ${id}`, description: "Oak.", id }),
  ]),
);

const tourOf = (ids: string[], visibility: "public" | "private" = "public") =>
  ({
    ...makeTour({
      title: "The mill",
      visibility,
      audioStops: ids.map((id) => STOPS[id]),
    }),
    id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  }) as unknown as Tour;

Deno.test("a new stop shows what it has, a removed one its title, and others nothing", () => {
  const parts = compare(tourOf(["gate", "wheel"]), tourOf(["gate", "weir"]));
  const ofStops = parts.filter(({ key }) => key !== "archive");
  assert.deepEqual(ofStops.map(({ title, is }) => [title, is]), [
    ["Stop weir", "new"],
    ["Stop wheel", "removed"],
  ]);
  const shown = ofStops[0].rows.map(({ mine, theirs }) => [mine, theirs]);
  assert.ok(shown.some((row) => JSON.stringify(row).includes("Oak.")), JSON.stringify(shown));
  assert.deepEqual(ofStops[1].rows, []);
});

Deno.test("of a private archive all is new", () => {
  const parts = compare(tourOf(["gate"], "private"), tourOf(["gate"]));
  assert.equal(parts.find(({ title }) => title === "Stop gate")?.is, "new");
  assert.ok(parts.find(({ key }) => key === "archive")!.rows.length > 0);
});
