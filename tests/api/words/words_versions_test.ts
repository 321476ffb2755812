/** The history of a language: which versions are kept, what they say, and how one comes back. */
import assert from "node:assert/strict";
import { removeAllWords } from "../../../lib/store/words/change_words.ts";
import { MAX_VERSIONS } from "../../../lib/store/words/words_versions.ts";
import { withAuthor } from "../../support/people/author.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

async function withArchive() {
  const it = await withAuthor();
  const audioStops = [makeStop({ id: "mill", title: "The mill" })];
  const input = makeTour({ title: "The valley", language: "en", audioStops });
  const { body: tour } = await it.send("POST", "/api/tours", input);
  const at = `/api/tours/${tour.id}/languages/de`;
  const write = (words: object[], more: object = {}) => it.send("PATCH", at, { words, ...more });
  const title = (text: string, more: object = {}) => write([{ key: ":title", text }], more);
  const show = () => it.send("PUT", `${at}/shown`);
  const versions = async (): Promise<Version[]> => (await it.send("GET", `${at}/versions`)).body;
  const german = async () => {
    const { body } = await it.send("GET", at);
    return body.units.find(({ key }: { key: string }) => key === ":title").translation;
  };
  return { ...it, tour, input, at, write, title, show, versions, german };
}

type Version = { revision: number; savedAt: string; savedBy?: string; differing: number };

const revisionsOf = (versions: Version[]) => versions.map(({ revision }) => revision);

Deno.test("a version that visitors have seen is kept, with who saved it and how much is other now", async () => {
  await using it = await withArchive();
  await it.title("Tal");
  await it.title("Das Tal");
  await it.show();
  assert.deepEqual(await it.versions(), [], "the last words are no earlier version");
  await it.title("Ein Tal");
  await it.write([{ key: "mill:title", text: "Die Mühle" }]);
  const [version, ...others] = await it.versions();
  assert.deepEqual(others, [], "what nobody has seen goes");
  assert.deepEqual([version.revision, version.differing], [2, 2]);
  assert.ok(version.savedBy);
  assert.ok(Math.abs(Date.parse(version.savedAt) - Date.now()) < 60_000);
  await it.show();
  assert.deepEqual(revisionsOf(await it.versions()), [2], "also when visitors see others");
  const { body } = await it.send("GET", `${it.at}/versions/2`);
  assert.deepEqual(
    body.words.map(({ key, text, then, now }: Record<string, string>) => [key, text, then, now]),
    [
      [":title", "The valley", "Das Tal", "Ein Tal"],
      ["mill:title", "The mill", undefined, "Die Mühle"],
    ],
  );
});

Deno.test("what a change with `keepsBefore` replaces is kept", async () => {
  await using it = await withArchive();
  await it.title("Das Tal", { keepsBefore: true });
  assert.deepEqual(await it.versions(), [], "nothing was there before");
  await it.title("Ein Tal", { keepsBefore: true });
  assert.deepEqual(revisionsOf(await it.versions()), [1]);
});

Deno.test("a version comes back text by text, refused where others have changed the same one, and visitors see it once it is shown", async () => {
  await using it = await withArchive();
  await it.title("Das Tal");
  await it.show();
  await it.send("PUT", `/api/tours/${it.tour.id}`, { ...it.input, title: "The green valley" });
  await it.title("Ein Tal");
  await it.show();
  const { body } = await it.send("GET", `${it.at}/versions/1`);
  const [{ key, of, then, now }] = body.words;
  const words = [{ key, text: then, of, was: now }];
  await it.title("Unser Tal");
  assert.equal((await it.write(words, { keepsBefore: true })).status, 409);
  await it.title("Ein Tal");
  assert.equal((await it.write(words, { keepsBefore: true })).status, 200);
  assert.equal(await it.german(), "Das Tal");
  const unit = (await it.send("GET", it.at)).body.units[0];
  assert.equal(unit.state, "changed", "its original is the one of then");
  const page = async () => await (await it.app.request(`/de/tour/${it.tour.id}`)).text();
  assert.match(await page(), /Ein Tal/);
  await it.show();
  assert.match(await page(), /Das Tal/);
});

Deno.test("the oldest versions go beyond the limit, but never the one that visitors see", async () => {
  await using it = await withArchive();
  await it.title("Das Tal");
  await it.show();
  for (let i = 0; i < MAX_VERSIONS + 2; i++) await it.title(`Tal ${i}`, { keepsBefore: true });
  const kept = revisionsOf(await it.versions());
  assert.equal(kept.length, MAX_VERSIONS);
  assert.deepEqual([kept.at(-1), kept.at(-2)], [1, 4]);
  assert.match(await (await it.app.request(`/de/tour/${it.tour.id}`)).text(), /Das Tal/);
  const parts = await Array.fromAsync(it.kv.list({ prefix: ["tour_words_parts"] }));
  assert.equal(parts.length, MAX_VERSIONS + 1, "with their words");
});

Deno.test("versions go with their language, and with the archive", async () => {
  await using it = await withArchive();
  const nothing = async () => {
    for (const name of ["tour_words", "tour_words_parts", "tour_words_versions"]) {
      assert.deepEqual(await Array.fromAsync(it.kv.list({ prefix: [name] })), [], name);
    }
  };
  const begin = async () => {
    await it.title("Das Tal");
    await it.title("Ein Tal", { keepsBefore: true });
    assert.equal((await it.versions()).length, 1);
  };
  await begin();
  assert.equal((await it.send("DELETE", it.at)).status, 204);
  await nothing();
  await begin();
  await removeAllWords(it.kv, it.tour.id);
  await nothing();
});

Deno.test("a version that is not kept, and the last words, are not found", async () => {
  await using it = await withArchive();
  await it.title("Das Tal");
  for (const revision of ["1", "7", "x"]) {
    assert.equal((await it.send("GET", `${it.at}/versions/${revision}`)).status, 404, revision);
  }
});
