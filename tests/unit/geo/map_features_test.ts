import assert from "node:assert/strict";
import {
  houseNumberOf,
  isTunnel,
  kindOf,
  placeRankOf,
  tagOf,
  wayOf,
} from "../../../lib/geo/map_features.ts";

/** The same thing in version 2 of Protomaps' schema and in version 4. */
const WAYS = [
  ["highway", { "pmap:kind": "highway", highway: "motorway" }, {
    kind: "highway",
    kind_detail: "motorway_link",
  }],
  ["major", { "pmap:kind": "major_road", highway: "secondary" }, {
    kind: "major_road",
    kind_detail: "primary",
  }],
  ["medium", { "pmap:kind": "medium_road", highway: "tertiary" }, {
    kind: "major_road",
    kind_detail: "tertiary_link",
  }],
  ["minor", { "pmap:kind": "minor_road", highway: "residential" }, {
    kind: "minor_road",
    kind_detail: "living_street",
  }],
  ["pedestrian", { "pmap:kind": "other", highway: "pedestrian" }, {
    kind: "path",
    kind_detail: "pedestrian",
  }],
  ["path", { "pmap:kind": "other", highway: "footway" }, { kind: "path", kind_detail: "footway" }],
  ["steps", { "pmap:kind": "other", highway: "steps" }, { kind: "path", kind_detail: "steps" }],
  ["rail", { "pmap:kind": "railway", railway: "rail" }, { kind: "rail", kind_detail: "rail" }],
  ["tram", { "pmap:kind": "railway", railway: "tram" }, { kind: "rail", kind_detail: "tram" }],
  ["none", { "pmap:kind": "railway", railway: "subway" }, { kind: "rail", kind_detail: "subway" }],
] as const;

for (const [way, older, current] of WAYS) {
  Deno.test(`a way that is drawn as "${way}" is so in older tiles and in today's`, () => {
    assert.equal(wayOf({ ...older }), way);
    assert.equal(wayOf({ ...current }), way);
  });
}

Deno.test("a way without detail is drawn by its kind alone, and an unknown one not at all", () => {
  assert.equal(wayOf({ kind: "major_road" }), "major");
  assert.equal(wayOf({ "pmap:kind": "other" }), "service");
  assert.equal(wayOf({ kind: "ferry" }), "none");
  assert.equal(wayOf({ kind: 7, highway: null }), "none");
});

Deno.test("tunnels are told by tag, by level and by today's mark", () => {
  for (
    const props of [{ tunnel: "yes" }, { "pmap:level": -1 }, { level: -1 }, { is_tunnel: true }]
  ) {
    assert.ok(isTunnel(props), JSON.stringify(props));
  }
  for (const props of [{}, { "pmap:level": 0 }, { level: 1 }, { is_bridge: true }]) {
    assert.ok(!isTunnel(props), JSON.stringify(props));
  }
});

Deno.test("a kind is read by its older name and by today's, a tag before the kind", () => {
  assert.equal(kindOf({ "pmap:kind": "park" }), "park");
  assert.equal(kindOf({ kind: "park" }), "park");
  assert.equal(kindOf({}), "");
  assert.equal(tagOf({ tourism: "museum", amenity: "cafe" }, ["tourism", "amenity"]), "museum");
  assert.equal(tagOf({ kind: "museum" }, ["tourism", "amenity"]), "museum");
});

Deno.test("places have the same rank in both schemas", () => {
  const city = [{ "pmap:kind": "city", place: "city" }, { kind: "locality", kind_detail: "city" }];
  for (const props of city) assert.equal(placeRankOf(props), "city");
  const quarter = [{ "pmap:kind": "neighbourhood", place: "suburb" }, { kind: "neighbourhood" }];
  for (const props of quarter) assert.equal(placeRankOf(props), "quarter");
  assert.equal(placeRankOf({ "pmap:kind": "other", place: "corner" }), undefined);
});

Deno.test("house numbers are those of today's tiles", () => {
  assert.equal(houseNumberOf({ kind: "address", addr_housenumber: "12r" }), "12r");
  assert.equal(houseNumberOf({}), "");
});
