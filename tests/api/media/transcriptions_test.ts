/** Recordings that a machine writes down: what it is asked, what comes of it, who may ask. */
import assert from "node:assert/strict";
import type { TranscriptionStep } from "../../../lib/model/tour/transcription.ts";
import type { Client } from "../../support/people/client.ts";
import { failuresOf } from "../../support/servers/loopback.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { transcriptionServer } from "../../support/servers/transcription_server.ts";
import { withUploads } from "../../support/people/uploads.ts";

const MP3 = mediaFile("tone.mp3");
const RECORDING = `/media/${hashOf(MP3)}.mp3`;

/** A site with a machine, and an author with a recording. */
async function withMachine() {
  const machine = transcriptionServer();
  const site = await withUploads({ settings: machine.settings });
  await site.author.send(MP3);
  return {
    ...site,
    machine,
    draft: (body: Record<string, unknown>, client: Client = site.author.client) =>
      client.json("POST", "/api/transcriptions", body),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await machine[Symbol.asyncDispose]();
    },
  };
}

const stepsOf = async (response: Response): Promise<TranscriptionStep[]> =>
  (await response.text()).trim().split("\n").map((line) => JSON.parse(line));

Deno.test("a recording goes to the machine with the key, and comes back as sentences with times", async () => {
  await using site = await withMachine();
  const response = await site.draft({ audioUrl: RECORDING, language: "en-GB" });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/x-ndjson");
  const steps = await stepsOf(response);
  assert.deepEqual(steps.at(0), { state: "working", seconds: 0 });
  const last = steps.at(-1)!;
  assert.ok(last.state === "done");
  assert.deepEqual(last.transcript, {
    language: "en-GB",
    source: "machine",
    checked: false,
    cues: [
      { start: 500, end: 1804, text: "The mill stood here." },
      { start: 1870, end: 4500, text: "It burned down in 1871." },
    ],
  });
  const [{ fields, file }] = site.machine.asked;
  assert.deepEqual(fields, {
    model: "whisper-1",
    response_format: "verbose_json",
    "timestamp_granularities[]": "segment",
    language: "en",
  });
  assert.deepEqual(await file.bytes(), MP3);
});

Deno.test("of a stop that plays a part of a recording, that part goes to the machine", async () => {
  await using site = await withMachine();
  const audioUrl = `${RECORDING}?from=500&to=1500`;
  assert.equal((await stepsOf(await site.draft({ audioUrl }))).at(-1)!.state, "done");
  const part = await site.author.client.request(audioUrl);
  assert.deepEqual(await site.machine.asked[0].file.bytes(), await part.bytes());
  const beyond = await site.draft({ audioUrl: `${RECORDING}?from=9000&to=12000` });
  assert.equal(beyond.status, 400);
  assert.match((await beyond.json()).detail, /begins after the end/);
});

Deno.test("without a language the machine listens which one it is", async () => {
  await using site = await withMachine();
  const steps = await stepsOf(await site.draft({ audioUrl: RECORDING }));
  const last = steps.at(-1)!;
  assert.ok(last.state === "done");
  assert.equal(last.transcript.language, "en");
  assert.ok(!("language" in site.machine.asked[0].fields));
});

Deno.test("who disconnects ends the machine's work, and may ask again at once", async () => {
  await using site = await withMachine();
  const leftAlone = Promise.withResolvers<void>();
  site.machine.answer = () =>
    new Response(new ReadableStream({ cancel: () => leftAlone.resolve() }));
  const response = await site.draft({ audioUrl: RECORDING });
  const again = await site.draft({ audioUrl: RECORDING });
  assert.equal(again.status, 429);
  await again.body?.cancel();
  const reader = response.body!.getReader();
  await reader.read();
  while (site.machine.asked.length === 0) await reader.read();
  await reader.cancel();
  await leftAlone.promise;
  site.machine.answer = () => Response.json({ text: "The mill." });
  const steps = await stepsOf(await site.draft({ audioUrl: RECORDING }));
  assert.equal(steps.at(-1)?.state, "done");
});

Deno.test("a machine that is down, refuses or answers something else says so, and its secrets stay in the log", async () => {
  await using site = await withMachine();
  const answers = [
    () => Response.json({ error: { message: "out of memory" } }, { status: 500 }),
    () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    () => Response.json({ text: "x".repeat(33 * 1024 * 1024) }),
    () => Response.json({ segments: "none" }),
    () => Response.json({ segments: [{ start: "now", end: 1, text: "x" }] }),
  ];
  for (const answer of answers) {
    site.machine.answer = answer;
    const said = await failuresOf(async () => {
      const [last] = (await stepsOf(await site.draft({ audioUrl: RECORDING }))).slice(-1);
      assert.deepEqual(last, {
        state: "failed",
        detail: "The server that writes recordings down didn’t answer. Try again later, or type " +
          "the text.",
      });
    });
    assert.equal(said.length, 1);
    assert.ok(!said[0].includes(site.machine.settings.TRANSCRIBE_KEY));
  }
  site.machine.answer = () => Response.json({ text: "", segments: [] });
  const [last] = (await stepsOf(await site.draft({ audioUrl: RECORDING }))).slice(-1);
  assert.deepEqual(last, {
    state: "failed",
    detail: "The machine heard no words in this recording.",
  });
});

Deno.test("nobody drafts a recording that they may not hear, one from elsewhere, or without a machine", async () => {
  await using site = await withMachine();
  const statusOf = async (response: Promise<Response>) => {
    const { status, body } = await response;
    await body?.cancel();
    return status;
  };
  const other = await site.other();
  assert.equal(await statusOf(site.draft({ audioUrl: RECORDING }, other.client)), 404);
  assert.equal(
    await statusOf(site.draft({ audioUrl: RECORDING }, site.anonymous.client)),
    401,
  );
  for (
    const audioUrl of ["https://x.example/a.mp3", "/media/../etc/passwd", "/media/a.mp3", 7, ""]
  ) {
    assert.equal(await statusOf(site.draft({ audioUrl })), 400, String(audioUrl));
  }
  const stop = makeStop({ id: "one", audioUrl: RECORDING });
  const made = await site.author.client.json(
    "POST",
    "/api/tours",
    makeTour({ audioStops: [stop] }),
  );
  const at = `/api/tours/${(await made.json()).id}/releases`;
  const terms = { person: "Ada Bell", scope: "public" };
  const added = await site.author.client.json("POST", at, { stopId: "one", ...terms });
  const { id } = await added.json();
  await site.author.client.json("PUT", `${at}/${id}`, { ...terms, isWithdrawn: true });
  assert.equal(
    await statusOf(site.draft({ audioUrl: RECORDING }, other.client)),
    404,
    "withdrawn from a public archive",
  );
  const missing = `/media/${"0".repeat(64)}.mp3`;
  assert.equal(await statusOf(site.draft({ audioUrl: missing })), 404);
  assert.deepEqual(site.machine.asked, []);
  await using without = await withUploads();
  await without.author.send(MP3);
  const refused = without.author.client.json("POST", "/api/transcriptions", {
    audioUrl: RECORDING,
  });
  assert.equal(await statusOf(refused), 404);
});
