/** Two people change the pictures of one stop. */
import assert from "node:assert/strict";
import type { Thing } from "../../../../../lib/model/media/thing.ts";
import { mergeTours } from "../../../../../lib/model/tour/merge/merge_tours.ts";

const thing = (id: string, over: Partial<Thing> = {}): Thing => ({
  id,
  url: `/${id}.jpg`,
  ...over,
});
const [DOOR, BELL, DESK] = ["door", "bell", "7"].map((id) => thing(id));

/** The things of a stop after both saved, and the conflicts. */
function merge(base: Thing[], theirs: Thing[], mine: Thing[]) {
  const tourOf = (things: Thing[]) => ({
    audioStops: [{ id: "gate", title: "Gate", ...things.length > 0 && { things } }],
  });
  const { merged, conflicts } = mergeTours({
    base: tourOf(base),
    theirs: tourOf(theirs),
    mine: tourOf(mine),
  });
  return { things: merged.audioStops[0].things ?? [], conflicts };
}

Deno.test("two people who describe different pictures and each add one keep all of it", () => {
  const { things, conflicts } = merge(
    [DOOR, BELL],
    [{ ...DOOR, alt: "A door" }, BELL, DESK],
    [DOOR, { ...BELL, alt: "A bell" }, thing("map")],
  );
  assert.deepEqual(things.map(({ id, alt }) => [id, alt]), [
    ["door", "A door"],
    ["bell", "A bell"],
    ["7", undefined],
    ["map", undefined],
  ]);
  assert.deepEqual(conflicts, []);
});

Deno.test("an order that one of them changed holds, also for pictures that the other changed", () => {
  const { things, conflicts } = merge(
    [DOOR, BELL, DESK],
    [DOOR, { ...BELL, alt: "A bell" }, DESK],
    [DESK, BELL, DOOR],
  );
  assert.deepEqual(things.map(({ id, alt }) => [id, alt]), [
    ["7", undefined],
    ["bell", "A bell"],
    ["door", undefined],
  ]);
  assert.deepEqual(conflicts, []);
});

Deno.test("a picture that both changed is a conflict of this picture alone", () => {
  const { things, conflicts } = merge(
    [DOOR, BELL],
    [{ ...DOOR, alt: "Theirs" }, { ...BELL, alt: "A bell" }],
    [{ ...DOOR, alt: "Mine" }, BELL],
  );
  assert.deepEqual(things.map(({ alt }) => alt), ["Mine", "A bell"]);
  assert.deepEqual(conflicts, [{ kind: "fields", stopId: "gate", fields: ["things.#door"] }]);
});

Deno.test("two orders are a conflict, and what both added of thirty pictures too", () => {
  const order = merge([DOOR, BELL, DESK], [BELL, DOOR, DESK], [DESK, DOOR, BELL]);
  assert.deepEqual(order.conflicts, [{ kind: "fields", stopId: "gate", fields: ["things"] }]);
  const many = (name: string) => Array.from({ length: 16 }, (_, i) => thing(`${name}${i}`));
  const full = merge([], many("a"), many("b"));
  assert.deepEqual(full.conflicts, [{ kind: "fields", stopId: "gate", fields: ["things"] }]);
  assert.equal(full.things.length, 16);
});

Deno.test("a picture that one removed is gone, if the other left it as it was", () => {
  assert.deepEqual(merge([DOOR, BELL], [BELL], [DOOR, BELL]).things, [BELL]);
  assert.deepEqual(merge([DOOR], [], [DOOR]).things, []);
});
