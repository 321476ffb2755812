/** The page of a whole recording of which stops play parts. */
import assert from "node:assert/strict";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { withUploads } from "../../support/people/uploads.ts";

const MP3 = mediaFile("tone.mp3");
const HASH = hashOf(MP3);
const WHOLE = `/media/${HASH}.mp3`;
const PARTS = [`${WHOLE}?from=1000&to=2000`, `${WHOLE}?from=0&to=1200`];

const RIVER = makeStop({
  id: "river",
  title: "The river",
  audioUrl: PARTS[0],
  record: { creators: ["Mae Lewis"], subjects: ["Floods"] },
  chapters: [{ at: 100, title: "The flood" }],
  transcript: makeTranscript([
    { start: 0, end: 150, text: "He was born here." },
    { start: 300, end: 900, text: "Then the water came." },
  ]),
});
const BIRTH = makeStop({
  id: "birth",
  title: "The birth",
  audioUrl: PARTS[1],
  record: { creators: ["Mae Lewis"] },
  transcript: makeTranscript([
    { start: 0, end: 900, text: "My father came by boat." },
    { start: 1000, end: 1150, text: "He was born here." },
  ]),
});

/** A server with an archive of which two stops play overlapping parts of one interview. */
async function withInterview(visibility: "public" | "private" = "public") {
  const it = await withUploads();
  const { author } = it;
  assert.equal((await author.send(MP3)).status, 200);
  const audioStops = [RIVER, BIRTH, makeStop({ title: "Elsewhere" })];
  const tour = makeTour({ title: "The town", visibility, audioStops });
  const answer = await author.client.json("POST", "/api/tours", tour);
  assert.equal(answer.status, 201);
  const { id } = await answer.json();
  const path = `/tour/${id}/recording/${HASH}`;
  const open = async (address = path) => {
    const response = await it.app.request(address);
    return { status: response.status, html: await response.text() };
  };
  return { ...it, id, path, open, [Symbol.asyncDispose]: () => it[Symbol.asyncDispose]() };
}

const textOf = (html: string) =>
  html.replace(/<script[^]*?<\/script>/g, "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

Deno.test("the page of an interview plays it whole, and has its stories, chapters and text in order", async () => {
  await using it = await withInterview();
  const { status, html } = await it.open();
  assert.equal(status, 200);
  assert.ok(html.includes(`src="${WHOLE}"`));
  const text = textOf(html);
  assert.match(text, /The whole interview/);
  assert.match(text, /0:00 ?–0:01 The birth 0:01 ?–0:02 The river/);
  assert.ok(html.includes(`href="/tour/${it.id}#stop-1"`), "a link to each story");
  assert.match(html, /data-at="1100"[^>]*>0:01<\/a><div[^>]*><b>The flood/);
  const said = [...html.matchAll(/<span data-start="(\d+)" data-end="\d+">([^<]+)/g)];
  assert.deepEqual(said.map(([, start, sentence]) => [start, sentence]), [
    ["0", "My father came by boat."],
    ["1000", "He was born here."],
    ["1300", "Then the water came."],
  ], "what both parts have stands once");
  assert.match(text, /Creators Mae Lewis/);
  assert.doesNotMatch(text, /Floods/, "that is of one part alone");
  assert.match(text, new RegExp(`Mae Lewis. “The whole interview”. In: The town.*${it.path}`));
});

Deno.test("a stop that plays the interview whole gives all of the text", async () => {
  await using it = await withInterview();
  const whole = makeStop({
    title: "All of it",
    audioUrl: WHOLE,
    transcript: makeTranscript([{ start: 0, end: 1900, text: "Everything that was said." }]),
  });
  const tour = makeTour({ audioStops: [RIVER, BIRTH, whole] });
  const saved = await it.author.client.json("PUT", `/api/tours/${it.id}`, tour);
  assert.equal(saved.status, 200, await saved.text());
  const { html } = await it.open();
  assert.deepEqual(html.match(/data-start="\d+" data-end="\d+">[^<]+/g), [
    'data-start="0" data-end="1900">Everything that was said.',
  ]);
});

Deno.test("a story that is a part of an interview leads to that, and no other story does", async () => {
  await using it = await withInterview();
  const { html } = await it.open(`/tour/${it.id}`);
  const links = html.match(/<a href="[^"]*">Hear the whole interview<\/a>/g);
  assert.deepEqual(links, Array(2).fill(`<a href="${it.path}">Hear the whole interview</a>`));
});

Deno.test("there is no page of a recording that no story plays, and none in an archive that one may not see", async () => {
  await using it = await withInterview("private");
  assert.equal((await it.open()).status, 404);
  const own = await it.author.client.request(it.path);
  assert.equal(own.status, 200);
  assert.match(own.headers.get("cache-control")!, /private|no-store/);
  await own.body?.cancel();
  for (const hash of ["a".repeat(64), "x"]) {
    const answer = await it.author.client.request(`/tour/${it.id}/recording/${hash}`);
    assert.equal(answer.status, 404, hash);
    await answer.body?.cancel();
  }
});

Deno.test("a withdrawn release withdraws every part of an interview, the whole, and its page", async () => {
  await using it = await withInterview();
  const addresses = [...PARTS, WHOLE, it.path];
  for (const address of addresses) assert.equal((await it.open(address)).status, 200, address);
  const { client } = it.author;
  const path = `/api/tours/${it.id}/releases`;
  const terms = { person: "Ada Bell", scope: "public" };
  const made = await client.json("POST", path, { stopId: "river", ...terms });
  assert.equal(made.status, 201, await made.clone().text());
  const { id } = await made.json();
  const changed = await client.json("PUT", `${path}/${id}`, { ...terms, isWithdrawn: true });
  assert.ok(changed.ok, await changed.text());
  for (const address of addresses) {
    const { status, html } = await it.open(address);
    assert.equal(status, 410, address);
    assert.match(html, /This story is not available/);
  }
  const shown = textOf((await it.open(`/tour/${it.id}`)).html);
  assert.doesNotMatch(shown, /The river|The birth|Hear the whole/);
  assert.equal((await client.request(it.path)).status, 200, "its author sees it");
});
