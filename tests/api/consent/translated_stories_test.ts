/** Stories that are not released, in archives in several languages. */
import assert from "node:assert/strict";
import { recordingHash } from "../../../lib/model/consent/recording_hash.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { translate } from "../../support/data/words.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { withUploads } from "../../support/people/uploads.ts";
import { demoIdentity } from "../../support/people/sessions.ts";
import { ORIGIN } from "../../support/people/client.ts";

const [WAV, MP3] = [mediaFile("tone.wav"), mediaFile("tone.mp3")];
const ORIGINAL = `/media/${hashOf(WAV)}.wav`;
const GERMAN = `/media/${hashOf(MP3)}.mp3`;
const SECRET = /Secret|Geheim|tone\.(wav|mp3)/;

/** A public archive, shown in German, with a story that was recorded in both languages. */
async function withStory() {
  const it = await withUploads();
  const { client } = it.author;
  assert.equal((await it.author.send(WAV, { name: "tone.wav" })).status, 200);
  assert.equal((await it.author.send(MP3)).status, 200);
  const stop = makeStop({
    id: "one",
    title: "Secret",
    description: "Secret words",
    audioUrl: ORIGINAL,
    transcript: makeTranscript(),
  });
  const gate = makeStop({ id: "gate", title: "The gate" });
  const tour = makeTour({ title: "The valley", language: "en", audioStops: [stop, gate] });
  const { id } = await (await client.json("POST", "/api/tours", tour)).json();
  const words = {
    "The valley": "Das Tal",
    Secret: "Geheim",
    "Secret words": "Geheime Worte",
    "The gate": "Das Tor",
  };
  const transcript = makeTranscript([{ start: 0, end: 900, text: "Geheim" }]);
  await translate(it.kv, id, "de", words, { Secret: { url: GERMAN, transcript } });
  const path = `/api/tours/${id}/releases`;
  const terms = { person: "Ada Bell", scope: "public" };
  const release = async (more: object = {}) => {
    const answer = await client.json("POST", path, { stopId: "one", ...terms, ...more });
    assert.equal(answer.status, 201, await answer.clone().text());
    const { id } = await answer.json();
    return async () => {
      const body = { ...terms, isWithdrawn: true };
      assert.equal((await client.json("PUT", `${path}/${id}`, body)).status, 200);
    };
  };
  const get = async (path: string) => {
    const answer = await it.app.request(path);
    const caching = answer.headers.get("cache-control");
    return { status: answer.status, text: await answer.text(), caching };
  };
  const storyIn = async (language: string) => {
    const { text } = await get(`/api/tours/${id}?lang=${language}`);
    return JSON.parse(text).audioStops.map(({ audioUrl }: { audioUrl: string }) => audioUrl)[0];
  };
  const pages = (language: string, prefix = "") => [
    `${prefix}/tour/${id}`,
    `${prefix}/embed/tour/${id}`,
    `/embed/tour/${id}?lang=${language}`,
    `/api/tours/${id}?lang=${language}`,
    `/api/tours/${id}/stops/one/transcript?lang=${language}`,
    `/api/tours/${id}/citation?stop=one&lang=${language}`,
    `/api/tours/${id}/export?lang=${language}`,
    `/tour/${id}/manifest.json`,
    `${prefix}/tours?q=secret`,
    `${prefix}/tours?q=geheim`,
  ];
  const withheld = async () => JSON.parse((await get("/api/withheld")).text).recordings;
  /** Gives the stop another recording, as an author does for a story that was withdrawn. */
  const replaceRecording = async () => {
    const { revision, ...last } = await (await client.request(`/api/tours/${id}`)).json();
    const [first, ...rest] = last.audioStops;
    const other = { ...first, audioUrl: "https://sounds.example.org/other.mp3", title: "The mill" };
    const changed = { ...tour, audioStops: [other, ...rest], revision };
    assert.equal((await client.json("PUT", `/api/tours/${id}`, changed)).status, 200);
  };
  return { ...it, id, client, release, get, storyIn, pages, withheld, replaceRecording };
}

Deno.test("a withdrawn story is withdrawn in all languages, by any address, with its files", async () => {
  await using it = await withStory();
  const transcript = `/api/tours/${it.id}/stops/one/transcript?lang=de&revision=1&words=1`;
  const caching = async () =>
    await Promise.all([GERMAN, transcript].map(async (path) => (await it.get(path)).caching));
  assert.deepEqual(await caching(), Array(2).fill("public, max-age=31536000, immutable"));
  const withdraw = await it.release();
  assert.deepEqual(await caching(), Array(2).fill("public, max-age=3600"));
  assert.deepEqual([await it.storyIn("en"), await it.storyIn("de")], [ORIGINAL, GERMAN]);
  assert.match((await it.get(`/de/tour/${it.id}`)).text, SECRET);
  await withdraw();
  assert.deepEqual([await it.storyIn("en"), await it.storyIn("de")], ["withheld", "withheld"]);
  for (const path of [...it.pages("en"), ...it.pages("de", "/de")]) {
    assert.doesNotMatch((await it.get(path)).text, /Secret|Geheim/, path);
  }
  assert.deepEqual([(await it.get(ORIGINAL)).status, (await it.get(GERMAN)).status], [410, 410]);
  const known = await Promise.all([ORIGINAL, GERMAN].map(recordingHash));
  assert.deepEqual(await it.withheld(), known.sort());
});

Deno.test("a withdrawn story stays withdrawn in other languages when its stop gets another recording", async () => {
  await using it = await withStory();
  await (await it.release())();
  await it.replaceRecording();
  assert.equal(await it.storyIn("en"), "https://sounds.example.org/other.mp3");
  assert.equal(await it.storyIn("de"), "withheld");
  assert.equal((await it.get(GERMAN)).status, 410);
  assert.ok((await it.withheld()).includes(await recordingHash(GERMAN)));
  const page = await (await it.client.request(`/tour/${it.id}/releases`)).text();
  assert.match(page, /1\. The mill \(German\)/);
});

Deno.test("a story that is released again is released in all languages that were withdrawn with it", async () => {
  await using it = await withStory();
  await (await it.release())();
  const releases = `/api/tours/${it.id}/releases`;
  const all = await (await it.client.request(releases)).json();
  assert.equal(all.length, 2);
  const [own] = all.filter(({ recording }: { recording: string }) => ORIGINAL.includes(recording));
  const { person, scope } = own;
  const again = { person, scope, isWithdrawn: false };
  assert.equal((await it.client.json("PUT", `${releases}/${own.id}`, again)).status, 200);
  assert.deepEqual([await it.storyIn("en"), await it.storyIn("de")], [ORIGINAL, GERMAN]);
  assert.equal((await (await it.client.request(releases)).json()).length, 1);
});

Deno.test("a withdrawn recording of a translation is withdrawn in its language alone", async () => {
  await using it = await withStory();
  const unknown = { stopId: "gate", language: "de", person: "Ada Bell", scope: "public" };
  const refused = await it.client.json("POST", `/api/tours/${it.id}/releases`, unknown);
  assert.equal(refused.status, 404, "nobody has recorded the gate in German");
  const withdraw = await it.release({ language: "de" });
  const page = await (await it.client.request(`/tour/${it.id}/releases`)).text();
  assert.match(page, /1\. Secret \(German\)/);
  await withdraw();
  assert.deepEqual([await it.storyIn("en"), await it.storyIn("de")], [ORIGINAL, "withheld"]);
  for (const path of it.pages("de", "/de")) {
    assert.doesNotMatch((await it.get(path)).text, /Geheim/, path);
  }
  assert.match((await it.get(`/tour/${it.id}`)).text, /Secret/);
  assert.deepEqual([(await it.get(ORIGINAL)).status, (await it.get(GERMAN)).status], [200, 410]);
  assert.deepEqual(await it.withheld(), [await recordingHash(GERMAN)]);
});

Deno.test("a translator neither reads nor writes the words of a withdrawn story", async () => {
  await using it = await withStory();
  const { id: translator } = await saveIdentity(it.kv, demoIdentity(ORIGIN, "visitor"), new Date());
  await shareWith(it.kv, it.id, { translator });
  const { client } = await it.other();
  const at = `/api/tours/${it.id}/languages/de`;
  const read = async () => await (await client.request(at)).text();
  assert.match(await read(), /Secret[^]*Geheim/);
  await (await it.release())();
  assert.doesNotMatch(await read(), /Secret|Geheim/);
  const words = [{ key: "one:title", text: "Neu", was: "" }];
  const refused = await client.json("PATCH", at, { words });
  assert.equal(refused.status, 400);
  assert.doesNotMatch(await refused.text(), /Geheim/);
  const transcripts = [{ stopId: "one", transcript: null }];
  assert.equal((await client.json("PATCH", at, { transcripts })).status, 400);
  const gate = [{ key: "gate:title", text: "Die Pforte" }];
  assert.equal((await client.json("PATCH", at, { words: gate })).status, 200);
  const { units } = await (await it.client.request(at)).json();
  assert.ok(units.some(({ translation }: { translation?: string }) => translation === "Geheim"));
});
