/** Files in which translators take words with them, and bring them back. */
import assert from "node:assert/strict";
import { readWordsFile } from "../../../lib/formats/words/read_words_file.ts";
import { withAuthor } from "../../support/people/author.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

async function withArchive() {
  const it = await withAuthor();
  const audioStops = [makeStop({ id: "mill", title: "The mill" })];
  const tour = makeTour({ title: "The valley", language: "en", audioStops });
  const at = `/api/tours/${(await it.send("POST", "/api/tours", tour)).body.id}/languages/de`;
  const download = (query = "") => it.client.request(`${at}/file${query}`);
  /** Sends what is in a file, and returns what it says about the rest. */
  const upload = async (file: string) => {
    const { body: present } = await it.send("GET", at);
    const { words, report } = readWordsFile(new TextEncoder().encode(file), present);
    const { status } = await it.send("PATCH", at, { words });
    assert.equal(status, 200);
    return report;
  };
  const states = async () =>
    Object.fromEntries(
      (await it.send("GET", at)).body.units.map((
        { key, state, translation }: { key: string; state: string; translation?: string },
      ) => [key, translation === undefined ? state : `${state}: ${translation}`]),
    );
  return { ...it, at, tour, download, upload, states };
}

Deno.test("a translation goes out as XLIFF and comes back, and an old one is right again when it is reviewed", async () => {
  await using it = await withArchive();
  const answer = await it.download();
  assert.equal(answer.headers.get("content-type"), "application/xliff+xml; charset=utf-8");
  assert.match(answer.headers.get("content-disposition")!, /^attachment; filename="\w+\.de\.xlf"$/);
  const file = (await answer.text()).replace("The mill</source>", "$&<target>Die Mühle</target>")
    .replace("The valley</source>", "$&<target>Das Tal</target>");
  assert.deepEqual(await it.upload(file), []);
  assert.equal((await it.states())["mill:title"], "translated: Die Mühle");

  const tourAt = it.at.replace("/languages/de", "");
  const audioStops = [{ ...it.tour.audioStops[0], title: "The old mill" }];
  await it.send("PUT", tourAt, { ...it.tour, audioStops, revision: 1 });
  assert.equal((await it.states())["mill:title"], "changed: Die Mühle");
  const changed = await (await it.download("?format=xliff")).text();
  assert.deepEqual(await it.upload(changed), [], "it is the same file");
  assert.equal((await it.states())["mill:title"], "changed: Die Mühle");
  await it.upload(changed.replace(/state="initial" subState="[^"]*"/, 'state="final"'));
  const { ":title": title, "mill:title": mill } = await it.states();
  assert.deepEqual([title, mill], ["translated: Das Tal", "translated: Die Mühle"]);
});

Deno.test("a translation goes out as a table, and comes back with semicolons", async () => {
  await using it = await withArchive();
  const answer = await it.download("?format=csv");
  assert.equal(answer.headers.get("content-type"), "text/csv; charset=utf-8");
  assert.match(
    await answer.text(),
    /\r\nmill:title,"1. The mill, Title",The mill,,missing,200\r\n/,
  );
  const report = await it.upload(
    "key;translation (de)\nmill:title;Die Mühle\nchurch:title;Die Kirche\n",
  );
  assert.equal(report.length, 1);
  assert.equal((await it.states())["mill:title"], "translated: Die Mühle");
});

Deno.test("a format that does not exist and a malformed language are refused", async () => {
  await using it = await withArchive();
  assert.equal((await it.download("?format=pdf")).status, 400);
  assert.equal((await it.client.request(it.at.replace(/de$/, "german/file"))).status, 404);
});
