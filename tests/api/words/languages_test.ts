/** Archives in several languages: who writes them, what visitors get, and when. */
import assert from "node:assert/strict";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { withAuthor } from "../../support/people/author.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";

async function withArchive(over: Partial<TourInput> = {}) {
  const it = await withAuthor();
  const audioStops = [makeStop({ id: "mill", title: "The mill" })];
  const { body: tour } = await it.send(
    "POST",
    "/api/tours",
    makeTour({ title: "The valley", language: "en", audioStops, ...over }),
  );
  const at = `/api/tours/${tour.id}/languages`;
  const translate = (words: object[]) => it.send("PATCH", `${at}/de`, { words });
  const page = async (path: string) => await (await it.app.request(path)).text();
  return { ...it, tour, at, translate, page };
}

const TITLE = { key: ":title", text: "Das Tal" };

Deno.test("words are saved, and visitors see them once the language is shown, and no longer when it is hidden", async () => {
  await using it = await withArchive();
  const german = `/de/tour/${it.tour.id}`;
  const saved = await it.translate([TITLE, { key: "mill:title", text: "Die Mühle" }]);
  assert.deepEqual([saved.status, saved.body.revision, saved.body.shown], [200, 1, undefined]);
  assert.match(await it.page(german), /<h1[^>]*lang="en"[^>]*>The valley/);
  assert.equal((await it.send("PUT", `${it.at}/de/shown`)).body.shown, 1);
  assert.match(await it.page(german), /<h1[^>]*lang="de"[^>]*>Das Tal/);
  assert.match(await it.page(`/tour/${it.tour.id}`), /<h1[^>]*lang="en"[^>]*>The valley/);
  assert.match(await it.page(`/tour/${it.tour.id}?lang=de`), /Die Mühle/);
  await it.translate([{ key: ":title", text: "Das grüne Tal" }]);
  assert.match(await it.page(german), /Das Tal/, "until it is shown again");
  await it.send("DELETE", `${it.at}/de/shown`);
  assert.match(await it.page(german), /The valley/);
});

Deno.test("who translates sees the last saved words where the address names the language, and is told so", async () => {
  await using it = await withArchive();
  await it.translate([TITLE]);
  const own = async (query: string) =>
    await (await it.client.request(`/tour/${it.tour.id}${query}`)).text();
  assert.match(await own("?lang=de"), /Das Tal[^]*Visitors don’t see them yet/);
  assert.match(await it.page(`/tour/${it.tour.id}?lang=de`), /<h1[^>]*>The valley/);
  await it.send("PUT", `${it.at}/de/shown`);
  assert.doesNotMatch(await own("?lang=de"), /Visitors don’t see/);
});

Deno.test("the API answers as the archive was written, and in a language that it is asked for", async () => {
  await using it = await withArchive();
  await it.translate([TITLE]);
  await it.send("PUT", `${it.at}/de/shown`);
  const get = async (query: string) =>
    await (await it.app.request(`/api/tours/${it.tour.id}${query}`)).json();
  assert.deepEqual([(await get("")).title, (await get("")).translation], ["The valley", undefined]);
  const german = await get("?lang=de");
  assert.deepEqual(german.translation, {
    language: "de",
    of: "en",
    revision: 1,
    titles: { "": "The valley" },
  });
  assert.deepEqual([german.title, german.language], ["Das Tal", "de"]);
  assert.equal((await get("?lang=fr")).title, "The valley");
});

Deno.test("others' changes of the same words are not overwritten, those of other words are kept", async () => {
  await using it = await withArchive();
  await it.translate([{ ...TITLE, was: "" }]);
  const both = await it.translate([{ key: "mill:title", text: "Die Mühle", was: "" }]);
  assert.equal(both.status, 200);
  const late = await it.translate([{ key: ":title", text: "Ein Tal", was: "" }]);
  assert.equal(late.status, 409);
  assert.deepEqual(late.body.conflicts, [{ key: ":title", text: "Das Tal" }]);
  const { body } = await it.send("GET", `${it.at}/de`);
  const texts = body.units.flatMap((unit: { translation?: string }) => unit.translation ?? []);
  assert.deepEqual(texts, ["Das Tal", "Die Mühle"]);
});

Deno.test("an equal sentence shows the translation of the other one until it gets its own, without a conflict", async () => {
  const sentences = ["Yes.", "No.", "Yes."];
  const transcript = makeTranscript(sentences.map((text) => ({ text })));
  await using it = await withArchive({ audioStops: [makeStop({ id: "mill", transcript })] });
  const write = async (sentence: number, text: string, was: string) => {
    const { status } = await it.translate([{ key: `mill:transcript:${sentence}`, text, was }]);
    assert.equal(status, 200, text);
    const { body: { units } } = await it.send("GET", `${it.at}/de`);
    return sentences.map((_, i) =>
      units.find(({ key }: { key: string }) => key === `mill:transcript:${i + 1}`).translation
    );
  };
  assert.deepEqual(await write(1, "J", ""), ["J", undefined, "J"]);
  assert.deepEqual(await write(2, "Nein.", ""), ["J", "Nein.", "J"]);
  assert.deepEqual(await write(1, "Ja.", "J"), ["Ja.", "Nein.", "Ja."], "nothing unfinished stays");
  assert.deepEqual(await write(3, "Jawohl.", ""), ["Ja.", "Nein.", "Jawohl."]);
});

Deno.test("words that the archive does not have, its own language and an unknown one are refused", async () => {
  await using it = await withArchive();
  assert.equal((await it.translate([{ key: "church:title", text: "x" }])).status, 400);
  assert.equal((await it.translate([{ key: ":title", text: "x".repeat(201) }])).status, 400);
  const unsafe = { key: "mill:audioUrl", text: "javascript:alert(1)" };
  assert.equal((await it.translate([unsafe])).status, 400);
  assert.equal((await it.send("PATCH", `${it.at}/en`, { words: [TITLE] })).status, 400);
  assert.equal((await it.send("PATCH", `${it.at}/german`, { words: [TITLE] })).status, 404);
  assert.deepEqual((await it.send("GET", it.at)).body, { original: "en", languages: [] });
});

Deno.test("an archive that does not say its language is not translated", async () => {
  await using it = await withArchive({ language: undefined });
  assert.equal((await it.translate([TITLE])).status, 409);
});

Deno.test("a language goes with all its words when it is deleted, and with its archive", async () => {
  await using it = await withArchive();
  await it.translate([TITLE]);
  await it.send("PUT", `${it.at}/de/shown`);
  await it.translate([{ key: ":title", text: "Ein Tal" }]);
  assert.equal((await it.send("DELETE", `${it.at}/de`)).status, 204);
  assert.match(await it.page(`/de/tour/${it.tour.id}`), /The valley/);
  for (const name of ["tour_words", "tour_words_parts"]) {
    assert.deepEqual(await Array.fromAsync(it.kv.list({ prefix: [name] })), [], name);
  }
});
