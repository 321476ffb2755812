import assert from "node:assert/strict";
import {
  differences,
  merge,
} from "../../../../../../islands/author/tour-form/conflict/differences.ts";
import { pairStops } from "../../../../../../islands/author/tour-form/conflict/stop_pairs.ts";
import { readValues, type TourValues } from "../../../../../../islands/author/tour-form/values.ts";

/** A form with stops as given. */
const form = (...audioStops: Record<string, string>[]) => readValues({ audioStops });
const rows = (mine: TourValues, theirs: TourValues) =>
  differences(mine, theirs).map(({ label, mine, theirs }) => [label, mine, theirs]);
const titles = ({ audioStops }: TourValues) => audioStops.map(({ title }) => title);

const WHEEL = { title: "The wheel", description: "Oak." };
const POND = { title: "The pond", description: "Deep." };

Deno.test("stops that have no id yet are the same by their titles, wherever they stand", () => {
  const [mine, theirs] = [form(WHEEL, POND), form(POND, { ...WHEEL, description: "Elm." })];
  assert.deepEqual(rows(mine, theirs).slice(0, 1), [[
    "Stop “The wheel”: Description",
    "Oak.",
    "Elm.",
  ]]);
  assert.equal(rows(mine, theirs)[1][0], "Order of the stops");
});

Deno.test("a new stop that was renamed is the same one at its place", () => {
  assert.deepEqual(rows(form(WHEEL), form({ ...WHEEL, title: "The mill wheel" })), [
    ["Stop “The wheel”: Title", "The wheel", "The mill wheel"],
  ]);
});

Deno.test("a new stop that one tab has added or removed is a difference, and stays or goes by choice", () => {
  const [mine, theirs] = [form(WHEEL), form(WHEEL, POND)];
  const [{ key, label }] = differences(mine, theirs);
  assert.equal(label, "Stop “The pond”");
  assert.deepEqual(titles(merge(mine, theirs, { [key]: "theirs" })), ["The wheel", "The pond"]);
  assert.deepEqual(titles(merge(mine, theirs, { [key]: "mine" })), ["The wheel"]);
  const [mineOnly] = differences(theirs, mine);
  assert.deepEqual(titles(merge(theirs, mine, { [mineOnly.key]: "theirs" })), ["The wheel"]);
});

Deno.test("what a choice makes has no ids that the server did not give", () => {
  const [mine, theirs] = [form(WHEEL), form(WHEEL, POND)];
  const merged = merge(mine, theirs, { [differences(mine, theirs)[0].key]: "theirs" });
  assert.ok(merged.audioStops.every(({ id }) => id === undefined));
});

Deno.test("a stop that was published meanwhile is the new one with its title", () => {
  const theirs = form({ ...WHEEL, id: "wheel" }, { ...POND, id: "pond" });
  assert.deepEqual(rows(form({ ...WHEEL, id: "wheel" }, POND), theirs), []);
});

Deno.test("versions of an archive without new stops are compared as they are", () => {
  const [mine, theirs] = [form({ ...WHEEL, id: "a" }), form({ ...WHEEL, id: "b" })];
  assert.deepEqual(pairStops(mine, theirs), [mine, theirs]);
});
