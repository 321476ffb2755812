/** A stop that plays a part of a recording, by its address or by two fields. */
import assert from "node:assert/strict";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { withAuthor } from "../../support/people/author.ts";
import { Uploader } from "../../support/people/uploads.ts";

async function withRecording() {
  const folder = await Deno.makeTempDir();
  const it = await withAuthor({ settings: { DATA_DIR: folder } });
  const sent = await new Uploader(it.client).send(mediaFile("tone.mp3"), { name: "tone.mp3" });
  const { media: { url } } = await sent.json();
  const save = (stop: object) =>
    it.send("POST", "/api/tours", makeTour({ audioStops: [makeStop({ audioUrl: url, ...stop })] }));
  return { ...it, url, save };
}

Deno.test("a part by two fields and a part by its address are the same, and both are served", async () => {
  await using it = await withRecording();
  const address = `${it.url}?from=500&to=1900`;
  for (const stop of [{ audioFrom: 500, audioTo: 1900 }, { audioUrl: address }]) {
    const { status, body: made } = await it.save(stop);
    assert.equal(status, 201);
    const { body: { audioStops: [read] } } = await it.send("GET", `/api/tours/${made.id}`);
    assert.deepEqual([read.audioUrl, read.audioFrom, read.audioTo], [address, 500, 1900]);
    const moved = { ...made, audioStops: [{ ...read, audioTo: 1700 }] };
    const { title, description, duration, latitude, longitude, audioStops } = moved;
    const form = { title, description, duration, latitude, longitude, audioStops };
    const { body: saved } = await it.send("PUT", `/api/tours/${made.id}`, form);
    assert.equal(saved.audioStops[0].audioUrl, `${it.url}?from=500&to=1700`);
  }
  const { body: whole } = await it.save({});
  const { body: { audioStops: [stop] } } = await it.send("GET", `/api/tours/${whole.id}`);
  assert.ok(!("audioFrom" in stop) && !("audioTo" in stop));
});

Deno.test("a part that cannot be played is refused in a sentence, and nothing is stored", async () => {
  await using it = await withRecording();
  const wrong: [object, RegExp][] = [
    [{ audioFrom: 1900, audioTo: 500 }, /ends before it begins/],
    [{ audioUrl: `${it.url}?from=1900&to=500` }, /ends before it begins/],
    [{ audioFrom: 500 }, /start and its end/],
    [{ audioFrom: 500, audioTo: 900 }, /at least one second/],
    [{ audioUrl: "https://example.org/a.mp3", audioFrom: 1, audioTo: 5000 }, /MP3 that is stored/],
    [{ audioUrl: `${it.url}?from=x` }, /MP3 that is stored/],
  ];
  for (const [stop, message] of wrong) {
    const { status, body } = await it.save(stop);
    assert.equal(status, 400);
    assert.deepEqual(body.errors.map(({ path }: { path: string }) => path), [
      "audioStops.0.audioUrl",
    ]);
    assert.match(body.errors[0].message, message);
  }
  assert.deepEqual((await it.send("GET", "/api/tours/user")).body, []);
});
