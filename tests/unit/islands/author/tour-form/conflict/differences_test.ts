import assert from "node:assert/strict";
import fc from "fast-check";
import { encodeLine } from "../../../../../../lib/model/tour/legs/polyline.ts";
import {
  type Choices,
  differences,
  merge,
  suggestedChoices,
} from "../../../../../../islands/author/tour-form/conflict/differences.ts";
import { readValues, type TourValues } from "../../../../../../islands/author/tour-form/values.ts";
import { newOldMap } from "../../../../../../lib/formats/fields/maps.ts";

/** A form with stops named after their ids; "new" is a stop that the server does not know. */
function tour(ids: string[], over: Partial<TourValues> = {}): TourValues {
  const audioStops = ids.map((id) => ({ ...(id === "new" ? {} : { id }), title: id }));
  return { ...readValues({ title: "The mill", audioStops }), ...over };
}

const rename = (form: TourValues, id: string, title: string): TourValues => ({
  ...form,
  audioStops: form.audioStops.map((stop) => stop.id === id ? { ...stop, title } : stop),
});

const titles = ({ audioStops }: TourValues) => audioStops.map(({ title }) => title);
const keys = (mine: TourValues, theirs: TourValues) =>
  differences(mine, theirs).map(({ key }) => key);

Deno.test("equal versions differ in nothing", () => {
  assert.deepEqual(differences(tour(["a", "b"]), tour(["a", "b"])), []);
});

Deno.test("a field is one difference, whichever it is", () => {
  const one = tour(["a"]);
  const other = Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, typeof value === "string" ? "other" : value]),
  );
  const found = keys(one, { ...one, ...other });
  assert.deepEqual(found, [...new Set(found)]);
});

Deno.test("each field that differs is one row with both values, in the order of the form", () => {
  const mine = tour(["a"], {
    title: "Mine",
    accessNote: "Steps",
    language: "ar",
    latitude: "1",
    longitude: "2",
  });
  const theirs = rename(
    tour(["a"], { tourType: "unordered", latitude: "1", longitude: "3" }),
    "a",
    "A",
  );
  assert.deepEqual(differences(mine, theirs), [
    { key: "title", label: "Title", mine: "Mine", theirs: "The mill" },
    { key: "accessNote", label: "Accessibility", mine: "Steps", theirs: "" },
    { key: "language", label: "Language", mine: "العربية (Arabic)", theirs: "" },
    { key: "tourType", label: "Archive type", mine: "Guided Path", theirs: "Free Discovery" },
    { key: "latitude", label: "Starting location", mine: "1, 2", theirs: "1, 3" },
    { key: "stop a.title", label: "Stop “a”: Title", mine: "a", theirs: "A" },
  ]);
});

Deno.test("a stop that only one version has is one row; a new stop is nobody else's business", () => {
  assert.deepEqual(keys(tour(["a", "b", "new"]), tour(["a", "c"])), ["stop b", "stop c"]);
});

Deno.test("the order is a row only when the common stops are in another order", () => {
  assert.deepEqual(keys(tour(["a", "b"]), tour(["b", "a"])), ["order"]);
  assert.deepEqual(keys(tour(["a", "b"]), tour(["c", "a", "b"])), ["stop c"]);
});

Deno.test("what nobody decided stays mine", () => {
  const mine = rename(tour(["a", "b", "new"], { title: "Mine" }), "a", "My a");
  assert.deepEqual(merge(mine, tour(["b", "c", "a"]), {}), mine);
});

Deno.test("a field that is taken over brings its whole group along", () => {
  const theirs = tour(["a"], { latitude: "1", longitude: "2", duration: "2 hours" });
  const merged = merge(tour(["a"]), theirs, { latitude: "theirs" });
  assert.deepEqual([merged.latitude, merged.longitude], ["1", "2"]);
  assert.equal(merged.duration, "");
});

Deno.test("a stop that they removed goes, and one that they added comes, when theirs is chosen", () => {
  const mine = tour(["a", "b"]);
  const theirs = tour(["a", "c"]);
  assert.deepEqual(titles(merge(mine, theirs, { "stop b": "theirs", "stop c": "theirs" })), [
    "a",
    "c",
  ]);
  assert.deepEqual(titles(merge(mine, theirs, { "stop b": "mine", "stop c": "mine" })), ["a", "b"]);
  assert.deepEqual(titles(merge(mine, theirs, { "stop b": "mine", "stop c": "theirs" })), [
    "a",
    "c",
    "b",
  ]);
});

Deno.test("their order is taken with my fields, and my new stop stays behind its predecessor", () => {
  const mine = rename(tour(["a", "new", "b"]), "a", "My a");
  const merged = merge(mine, tour(["b", "a"]), { order: "theirs", "stop a.title": "mine" });
  assert.deepEqual(titles(merged), ["b", "My a", "new"]);
  assert.deepEqual(titles(merge(mine, tour(["x", "a", "b"]), { "stop x": "theirs" })), [
    "x",
    "My a",
    "new",
    "b",
  ]);
});

Deno.test("what only they changed is suggested as theirs, what I changed as mine", () => {
  const base = tour(["a", "b"]);
  const mine = rename({ ...base, title: "Mine" }, "a", "My a");
  const theirs = rename({ ...base, title: "Theirs", duration: "2 hours" }, "b", "Their b");
  assert.deepEqual(suggestedChoices({ base, mine, theirs }), {
    "title": "mine",
    "duration": "theirs",
    "stop a.title": "mine",
    "stop b.title": "theirs",
  });
});

const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "order", "title"), { minLength: 1 });
const version = fc.record({ ids, title: fc.string(), suffix: fc.constantFrom("", "!") }).map(
  ({ ids, title, suffix }) =>
    ids.reduce((form, id) => rename(form, id, id + suffix), tour(ids, { title })),
);
const everything = (mine: TourValues, theirs: TourValues, side: "mine" | "theirs"): Choices =>
  Object.fromEntries(keys(mine, theirs).map((key) => [key, side]));

Deno.test("whichever versions there are, choosing all theirs makes theirs and all mine makes mine", () => {
  fc.assert(fc.property(version, version, (mine, theirs) => {
    const taken = merge(mine, theirs, everything(mine, theirs, "theirs"));
    assert.deepEqual(keys(taken, theirs), []);
    const kept = merge(mine, theirs, everything(mine, theirs, "mine"));
    assert.deepEqual(keys(kept, mine), []);
  }));
});

Deno.test("after a choice nothing differs from both versions at once, and no stop is there twice", () => {
  fc.assert(
    fc.property(version, version, fc.infiniteStream(fc.boolean()), (mine, theirs, coins) => {
      const choices: Choices = {};
      for (const key of keys(mine, theirs)) {
        choices[key] = coins.next().value ? "mine" : "theirs";
      }
      const { audioStops } = merge(mine, theirs, choices);
      const found = audioStops.map(({ id }) => id);
      assert.equal(new Set(found).size, found.length);
      for (const stop of audioStops) {
        const versions = [mine, theirs].flatMap((form) => form.audioStops)
          .filter(({ id }) => id === stop.id);
        assert.ok(versions.some(({ title }) => title === stop.title));
      }
    }),
  );
});

Deno.test("route lines differ by where they go, also when they are as long", () => {
  const line = (latitude: number) => [{ latitude, longitude: 0 }, { latitude, longitude: 0.01 }];
  const [mine, theirs] = [tour(["a"], { routeLine: line(0) }), tour(["a"], { routeLine: line(1) })];
  assert.deepEqual(keys(mine, theirs), ["routeLine"]);
  assert.deepEqual(keys(mine, tour(["a"], { routeLine: line(0) })), []);
  assert.deepEqual(differences(mine, tour(["a"])), [
    { key: "routeLine", label: "Route line", mine: "1.1 km, 2 points", theirs: "" },
  ]);
  assert.deepEqual(merge(mine, theirs, { routeLine: "theirs" }).routeLine, line(1));
  assert.equal(merge(mine, tour(["a"]), { routeLine: "theirs" }).routeLine, undefined);
});

Deno.test("legs differ by where they lead, also when they are as long, and are shown by their length", () => {
  const led = (latitude: number) => {
    const line = encodeLine([{ latitude, longitude: 0 }, { latitude, longitude: 0.01 }]);
    const form = tour(["a"]);
    return { ...form, audioStops: [{ ...form.audioStops[0], leg: { line, by: "hand" as const } }] };
  };
  const [key] = keys(led(0), led(0.00001));
  assert.deepEqual(differences(led(0), led(0.00001)).map(({ mine, theirs }) => [mine, theirs]), [
    ["1.1 km, 2 points", "1.1 km, 2 points"],
  ]);
  assert.match(differences(led(0), tour(["a"]))[0].label, /The way there/);
  const { audioStops: [stop] } = merge(led(0), led(0.00001), { [key]: "theirs" });
  assert.deepEqual(stop.leg, led(0.00001).audioStops[0].leg);
  assert.deepEqual(keys(led(0), led(0)), []);
});

Deno.test("old maps differ by each of their points, and are taken as a whole", () => {
  const map = (x: number) => ({
    ...newOldMap("/media/a.jpg", "Town plan"),
    points: [{ x, y: 1, latitude: 51, longitude: 0 }],
  });
  const [mine, theirs] = [tour(["a"], { oldMaps: [map(1)] }), tour(["a"], { oldMaps: [map(2)] })];
  assert.deepEqual(keys(mine, theirs), ["oldMaps"]);
  assert.equal(differences(mine, tour(["a"]))[0].mine, "Town plan (1 point)");
  assert.deepEqual(merge(mine, theirs, { oldMaps: "theirs" }).oldMaps, [map(2)]);
});

Deno.test("a location that was typed and not found is a difference, and theirs can be taken", () => {
  const typed = (placeText: string): TourValues => ({
    ...tour(["a"]),
    audioStops: [{ ...tour(["a"]).audioStops[0], placeText }],
  });
  const found = differences(typed("Mill Lane"), typed("Mill Street"));
  assert.deepEqual(found.map(({ label }) => label), ["Stop “a”: Location"]);
  const merged = merge(typed("Mill Lane"), typed("Mill Street"), { [found[0].key]: "theirs" });
  assert.equal(merged.audioStops[0].placeText, "Mill Street");
});
