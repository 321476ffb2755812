/** Stops indoors or anywhere, and archives that have no others. */
import assert from "node:assert/strict";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { withAuthor } from "../../support/people/author.ts";
import { makeStop, makeTour, makeUnplacedStop } from "../../support/data/tours.ts";

const WORLD = "south=-90&west=-180&north=90&east=180&zoom=3";

Deno.test("an archive whose stops have no place is listed, found and shown, but is on no map", async () => {
  await using it = await withAuthor();
  const audioStops = [makeUnplacedStop("indoors"), makeUnplacedStop("anywhere")];
  const created = await it.send("POST", "/api/tours", {
    ...makeTour({ title: "Rooms of the old museum" }),
    audioStops,
  });
  assert.equal(created.status, 201);
  const { id } = created.body;
  const get = async (path: string) => await (await it.app.request(path)).json();

  const tour = await get(`/api/tours/${id}`);
  assert.equal("latitude" in tour, false);
  assert.equal("longitude" in tour, false);
  assert.deepEqual(tour.audioStops.map(({ place }: { place: string }) => place), [
    "indoors",
    "anywhere",
  ]);
  assert.ok(tour.audioStops.every((stop: object) => !("triggerRadius" in stop)));

  const { latitude, longitude } = makeTour();
  const near = `/api/tours/nearby?lat=${latitude}&lng=${longitude}&radius=20000`;
  assert.deepEqual(await get(near), []);
  assert.equal((await get(`/api/tours/map?${WORLD}`)).total, 0);
  assert.equal((await get(`/api/tours/map?${WORLD}&q=museum`)).total, 0);
  assert.deepEqual(await get("/api/tours/extent?q=museum"), { total: 0 });
  assert.equal((await get("/api/tours")).length, 1);
  assert.match(await (await it.app.request("/tours?q=museum")).text(), /Rooms of the old museum/);
  const nearest = `/tours?q=museum&sort=nearest&lat=${latitude}&lng=${longitude}`;
  assert.match(await (await it.app.request(nearest)).text(), /Rooms of the old museum/);

  const page = await (await it.app.request(`/tour/${id}`)).text();
  assert.match(page, /To be heard indoors/);
  assert.match(page, /<dt>Location<\/dt><dd[^>]*>Indoors, Anywhere</);
  assert.doesNotMatch(page, /Directions<|Detection Range|"tripOrigin"|map-canvas/);
  assert.doesNotMatch(await (await it.app.request(`/embed/tour/${id}`)).text(), /map-canvas/);
  const manifest = await get(`/tour/${id}/manifest.json`);
  assert.equal("navPlace" in manifest, false);
  const { features } = await get(`/api/tours/${id}/export?format=geojson`);
  assert.ok(features.every(({ geometry }: { geometry: unknown }) => geometry === null));
  const findings = await Array.fromAsync(await checkStore(it.kv));
  assert.deepEqual(findings, []);
});

Deno.test("an archive leaves the map with its last placed stop, and comes back with one", async () => {
  await using it = await withAuthor();
  const { id } = (await it.send("POST", "/api/tours", makeTour())).body;
  const count = async () => (await (await it.app.request(`/api/tours/map?${WORLD}`)).json()).total;
  assert.equal(await count(), 1);
  const unplaced = makeTour({}) as object;
  const put = (audioStops: object[]) =>
    it.send("PUT", `/api/tours/${id}`, { ...unplaced, audioStops });
  assert.equal((await put([makeUnplacedStop("anywhere")])).status, 200);
  assert.equal(await count(), 0);
  assert.equal((await put([makeUnplacedStop("anywhere"), makeStop()])).status, 200);
  assert.equal(await count(), 1);
  assert.deepEqual(await Array.fromAsync(await checkStore(it.kv)), []);
});

Deno.test("a stop says its place or its coordinates, and an archive with a stop on the map its start", async () => {
  await using it = await withAuthor();
  const refusal = async (body: object) => {
    const response = await it.send("POST", "/api/tours", body);
    assert.equal(response.status, 400);
    return response.body.errors.map(({ path }: { path: string }) => path);
  };
  const { latitude: _, longitude: __, ...withoutStart } = makeTour();
  assert.deepEqual(await refusal(withoutStart), ["latitude", "longitude"]);
  const both = { ...makeStop(), place: "indoors" };
  assert.deepEqual(await refusal({ ...makeTour(), audioStops: [both] }), [
    "audioStops.0.latitude",
    "audioStops.0.longitude",
    "audioStops.0.triggerRadius",
  ]);
  const elsewhere = { ...makeStop(), place: "underwater" };
  assert.deepEqual(await refusal({ ...makeTour(), audioStops: [elsewhere] }), [
    "audioStops.0.place",
  ]);
});
