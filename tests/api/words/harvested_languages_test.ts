/** What catalogues and viewers of libraries get of an archive in several languages. */
import assert from "node:assert/strict";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";
import { translate } from "../../support/data/words.ts";

Deno.test("catalogues and viewers get an archive in each language that visitors see", async () => {
  await using it = await testApp();
  const words = { title: "The valley", description: "A walk.", language: "en" };
  const { id } = await createTour(it.kv, makeTour(words), { userId: NOBODY });
  const read = async (path: string) => await (await it.app.request(path)).text();
  const manifest = async () => JSON.parse(await read(`/tour/${id}/manifest.json`)).label;
  assert.deepEqual(await manifest(), { en: ["The valley"] });
  await translate(it.kv, id, "de", { "The valley": "Das Tal", "A walk.": "Ein Spaziergang." });
  assert.deepEqual(await manifest(), { en: ["The valley"], de: ["Das Tal"] });
  const { items: [{ label }] } = JSON.parse(await read("/iiif/collection.json"));
  assert.deepEqual(label, { en: ["The valley"], de: ["Das Tal"] });
  const harvest = await read("/oai?verb=ListRecords&metadataPrefix=oai_dc");
  const record = harvest.match(/<dc:(?:title|description|language)[^/]*/g);
  assert.deepEqual(record, [
    '<dc:title xml:lang="en">The valley<',
    '<dc:title xml:lang="de">Das Tal<',
    '<dc:description xml:lang="en">A walk.<',
    '<dc:description xml:lang="de">Ein Spaziergang.<',
    "<dc:language>en<",
    "<dc:language>de<",
  ]);
});
