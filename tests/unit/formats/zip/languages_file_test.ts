/** The languages in the file of an exported archive, and what another archive takes of them. */
import assert from "node:assert/strict";
import { exportArchive, exportTour } from "../../../../lib/formats/export_tour.ts";
import type { ExportedLanguage } from "../../../../lib/formats/json/exported_words.ts";
import { readLanguages, takeLanguage } from "../../../../lib/formats/zip/languages_file.ts";
import { textHash, unitsOf } from "../../../../lib/model/tour/words/units.ts";
import type { WordsUnit } from "../../../../lib/model/tour/words/words.ts";
import { blankTour } from "../../../../lib/model/tour/tour_form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { makeTranscript } from "../../../support/data/transcripts.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const ORIGIN = "https://tours.example.org";
const RECORDING = `/media/${"a".repeat(64)}.mp3`;
const of = textHash("The mill");
const GERMAN: ExportedLanguage = {
  language: "de",
  words: {
    ":title": { text: "Die Mühle", of },
    "mill:title": { text: "Die Mühle", of },
    "mill:audioUrl": { text: RECORDING, of: textHash("https://sounds.example/mill.mp3") },
  },
  transcripts: { mill: makeTranscript() },
};
const FORM = { ...blankTour(), title: "The mill", languages: [GERMAN] };
const bytesOf = (text: string) => new TextEncoder().encode(text);

Deno.test("languages come back from the JSON of an archive, and from its zip file with their recordings", async () => {
  const { text } = exportTour(FORM, "json", { now: NOW, origin: ORIGIN });
  assert.match(text, new RegExp(`${ORIGIN}${RECORDING}`));
  assert.deepEqual(readLanguages(bytesOf(text), ORIGIN), {
    languages: [GERMAN],
    files: new Map(),
  });
  const sound = new Uint8Array([1, 2, 3]);
  const { parts } = exportArchive(FORM, new Map([[RECORDING, sound]]), NOW);
  const zip = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
  assert.deepEqual(readLanguages(zip, ORIGIN), {
    languages: [GERMAN],
    files: new Map([[RECORDING, sound]]),
  });
});

Deno.test("a file without languages, another kind of file and half a file say so", () => {
  const { languages: _, ...without } = FORM;
  const { text } = exportTour(without, "json", { now: NOW, origin: ORIGIN });
  for (const wrong of [text, "", "{", "title,latitude\n", '{"languages":[{"language":"de"}]}']) {
    const found = readLanguages(bytesOf(wrong), ORIGIN);
    assert.ok("message" in found && /no languages in this file/.test(found.message), wrong);
  }
});

/** The words of an archive of which the title is translated already. */
function present() {
  const audioUrl = "https://sounds.example/mill.mp3";
  const stop = makeStop({ id: "mill", title: "The mill", audioUrl });
  const tour = makeTour({ title: "The mill", audioStops: [stop] });
  const units = unitsOf({ ...tour, audioStops: [{ ...stop, id: "mill" }] }, {
    ":title": { text: "Mühle", of },
  });
  return { units: units as unknown as WordsUnit[], transcripts: {} };
}

Deno.test("an archive takes the words that it does not have yet, and leaves the others", () => {
  const { change, left } = takeLanguage(GERMAN, present(), () => "/media/b.mp3");
  assert.deepEqual(change.words.map(({ key, text }) => [key, text]), [
    ["mill:title", "Die Mühle"],
    ["mill:audioUrl", "/media/b.mp3"],
  ]);
  assert.deepEqual(change.transcripts.map(({ stopId }) => stopId), ["mill"]);
  assert.equal(left, 1);
  const other = { ...GERMAN, words: { "gone:title": { text: "Weg", of } } };
  assert.deepEqual(takeLanguage(other, present(), (address) => address), {
    change: { words: [], transcripts: [] },
    left: 1,
  });
});

Deno.test("a transcript is taken with its recording alone", () => {
  const { "mill:audioUrl": _, ...words } = GERMAN.words;
  const { change } = takeLanguage({ ...GERMAN, words }, present(), (address) => address);
  assert.deepEqual(change.words.map(({ key }) => key), ["mill:title"]);
  assert.deepEqual(change.transcripts, []);
});
