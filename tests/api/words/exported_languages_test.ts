/** The languages of an archive in its files. */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { importTour } from "../../../lib/formats/import_tour.ts";
import { ExportFile } from "../../../lib/formats/json/export_file.ts";
import type { ExportedLanguage } from "../../../lib/formats/json/exported_words.ts";
import { textHash } from "../../../lib/model/tour/words/units.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { translate } from "../../support/data/words.ts";
import { ORIGIN } from "../../support/people/client.ts";
import { withUploads } from "../../support/people/uploads.ts";

const MP3 = mediaFile("tone.mp3");
const GERMAN = `/media/${hashOf(MP3)}.mp3`;
const TRANSCRIPT = makeTranscript([{ start: 0, end: 900, text: "Die Mühle" }]);

/** An archive that visitors see in German, with a recording, and that is begun in French. */
async function withLanguages() {
  const it = await withUploads();
  const { client } = it.author;
  assert.equal((await it.author.send(MP3)).status, 200);
  const audioStops = [
    makeStop({ id: "mill", title: "The mill", audioUrl: "https://sounds.example/mill.mp3" }),
    makeStop({ id: "gate", title: "The gate" }),
  ];
  const tour = makeTour({ title: "The valley", language: "en", audioStops });
  const { id } = await (await client.json("POST", "/api/tours", tour)).json();
  const words = { "The valley": "Das Tal", "The mill": "Die Mühle", "The gate": "Das Tor" };
  const recordings = { "The mill": { url: GERMAN, transcript: TRANSCRIPT } };
  await translate(it.kv, id, "de", words, recordings);
  const begin = async (language: string, text: string) => {
    const change = { words: [{ key: ":title", text }] };
    const path = `/api/tours/${id}/languages/${language}`;
    assert.equal((await client.json("PATCH", path, change)).status, 200);
  };
  await begin("fr", "La vallée");
  await begin("de", "Das grüne Tal");
  const exported = async (query: string, as?: typeof client) => {
    const path = `/api/tours/${id}/export?${query}`;
    return await (await (as ? as.request(path) : it.app.request(path))).text();
  };
  return { ...it, id, client, exported, withdraw: () => withdraw(client, id) };
}

async function withdraw(client: Client, id: string) {
  const path = `/api/tours/${id}/releases`;
  const terms = { person: "Ada Bell", scope: "public" };
  const { id: releaseId } = await (await client.json("POST", path, { stopId: "mill", ...terms }))
    .json();
  await client.json("PUT", `${path}/${releaseId}`, { ...terms, isWithdrawn: true });
}

type Client = Awaited<ReturnType<typeof withUploads>>["author"]["client"];

const titlesOf = (languages: ExportedLanguage[] = []) =>
  languages.map(({ language, words }) => [language, words[":title"].text]);

Deno.test("the file of an archive has the languages that visitors see; its authors get all, as they were saved last", async () => {
  await using it = await withLanguages();
  const seen = ExportFile.parse(JSON.parse(await it.exported("format=json")));
  assert.deepEqual(titlesOf(seen.languages), [["de", "Das Tal"]]);
  const [german] = seen.languages!;
  assert.deepEqual(german.words["mill:title"], { text: "Die Mühle", of: textHash("The mill") });
  assert.equal(german.words["mill:audioUrl"].text, ORIGIN + GERMAN);
  assert.deepEqual(german.transcripts, { mill: TRANSCRIPT });
  const own = ExportFile.parse(JSON.parse(await it.exported("format=json", it.client)));
  assert.deepEqual(titlesOf(own.languages), [["de", "Das grüne Tal"], ["fr", "La vallée"]]);
});

Deno.test("an archive that is exported in a language, or for other programs, has that alone", async () => {
  await using it = await withLanguages();
  const german = JSON.parse(await it.exported("format=json&lang=de"));
  assert.deepEqual([german.title, german.languages], ["Das Tal", undefined]);
  for (const format of ["geojson", "gpx", "kml", "csv"]) {
    assert.doesNotMatch(await it.exported(`format=${format}`), /Das Tal/);
  }
});

Deno.test("no file has words of a withdrawn story, in any language", async () => {
  await using it = await withLanguages();
  await it.withdraw();
  const text = await it.exported("format=json");
  assert.doesNotMatch(text, /Mühle|mill/);
  assert.match(text, /Das Tor/);
  assert.match(await it.exported("format=json", it.client), /Mühle/);
});

Deno.test("the copy of an account's data has its archives in all languages, with their recordings", async () => {
  await using it = await withLanguages();
  const answer = await it.client.request("/api/account/data");
  assert.equal(answer.status, 200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const name = Object.keys(files).find((one) => one.startsWith("archives/"))!;
  const { languages } = JSON.parse(new TextDecoder().decode(files[name]));
  assert.deepEqual(titlesOf(languages), [["de", "Das grüne Tal"], ["fr", "La vallée"]]);
  assert.deepEqual(files[GERMAN.slice(1)], MP3);
});

Deno.test("the form says of a file's other languages how they are added", async () => {
  await using it = await withLanguages();
  const { form, report } = importTour(await it.exported("format=json"), "a.json", ORIGIN);
  assert.equal(form.title, "The valley");
  assert.deepEqual(report.map(({ kind }) => kind), ["note"]);
  assert.match(report[0].message, /open “Languages” on its page/);
});
