/** Transcripts as the player, the search and other programs ask for them. */
import assert from "node:assert/strict";
import { transcriptPath } from "../../../lib/model/tour/transcript_limits.ts";
import type { Visibility } from "../../../lib/model/tour/visibility.ts";
import { withAuthor } from "../../support/people/author.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";

const transcript = makeTranscript();
const timeless = makeTranscript([{ text: "Nobody knows when." }], { checked: false });

/** An author's archive: a stop with a transcript, one without times, and one without any. */
async function withArchive(visibility: Visibility = "public") {
  const it = await withAuthor();
  const audioStops = [
    makeStop({ id: "said", transcript }),
    makeStop({ id: "timeless", transcript: timeless }),
    makeStop({ id: "silent" }),
  ];
  const { body } = await it.send("POST", "/api/tours", makeTour({ visibility, audioStops }));
  const at = (stopId: string, format: "json" | "vtt" = "json", revision = 1) =>
    transcriptPath({ tourId: body.id, stopId, revision }, format);
  return { ...it, tour: body, at };
}

Deno.test("a transcript is answered as it was saved, and caches may store it for ever", async () => {
  await using it = await withArchive();
  const response = await it.app.request(it.at("said"));
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), transcript);
  assert.equal(response.headers.get("cache-control"), "public, max-age=31536000, immutable");
});

Deno.test("its sentences with times are WebVTT, which a track of a page may load", async () => {
  await using it = await withArchive();
  const headers = { "sec-fetch-dest": "track" };
  const response = await it.app.request(it.at("said", "vtt"), { headers });
  assert.equal(response.headers.get("content-type"), "text/vtt; charset=utf-8");
  assert.equal(response.headers.get("cache-control"), "public, max-age=31536000, immutable");
  assert.equal(
    await response.text(),
    "WEBVTT\nLanguage: en\n\n" +
      "00:00:00.000 --> 00:00:01.400\nThe bridge was built in 1871.\n\n" +
      "00:00:01.600 --> 00:00:03.000\n<v Mae Lewis>My father laid its stones.\n",
  );
});

Deno.test("an address of another revision answers the present transcript, which no cache may use unasked", async () => {
  await using it = await withArchive();
  const later = makeTranscript([{ text: "It says something else now." }]);
  const audioStops = [makeStop({ id: "said", transcript: later })];
  await it.send("PUT", `/api/tours/${it.tour.id}`, makeTour({ audioStops }));
  for (const path of [it.at("said"), it.at("said").split("?")[0], it.at("said", "json", 7)]) {
    const response = await it.app.request(path);
    assert.deepEqual(await response.json(), later, path);
    assert.match(response.headers.get("cache-control")!, /max-age=0/, path);
  }
  const { headers } = await it.app.request(it.at("said", "json", 2));
  assert.match(headers.get("cache-control")!, /immutable/);
});

Deno.test("a missing stop, a missing transcript and a track without times answer 404", async () => {
  await using it = await withArchive();
  for (const path of [it.at("nowhere"), it.at("silent"), it.at("silent", "vtt"), it.at("a/../b")]) {
    assert.equal((await it.app.request(path)).status, 404, path);
  }
  const { body } = await it.send("GET", it.at("timeless", "vtt"));
  assert.equal(body.detail, "This transcript has no times yet.");
  assert.equal((await it.app.request(it.at("timeless"))).status, 200);
  const wrong = await it.app.request(`${it.at("said").split("?")[0]}?revision=one`);
  assert.equal(wrong.status, 400);
});

Deno.test("caches that people share store no transcript of an archive that not everybody may see", async () => {
  await using linked = await withArchive("unlisted");
  const response = await linked.app.request(linked.at("said"));
  assert.equal(response.headers.get("cache-control"), "private, max-age=3600");
  await using hidden = await withArchive("private");
  assert.equal((await hidden.app.request(hidden.at("said"))).status, 404);
  const own = await hidden.send("GET", hidden.at("said"));
  assert.deepEqual(own.body, transcript);
  assert.equal(own.headers.get("cache-control"), "private, no-cache");
});
