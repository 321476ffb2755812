import assert from "node:assert/strict";
import { missing } from "../../tools/programs.ts";
import { hashOf, mediaFile } from "../support/data/media_files.ts";
import { makeStop, makeTour } from "../support/data/tours.ts";
import { withUploads } from "../support/people/uploads.ts";
import { orSkipped } from "../support/skipped.ts";
import { startVersitygw } from "../support/servers/versitygw.ts";

const [WAV, MP3] = [mediaFile("tone.wav"), mediaFile("tone.mp3")];

const TITLE =
  "while an S3 server is frozen, recordings, uploads and the data of an account are refused within 15 s, then at once, and go on by themselves";

Deno.test(orSkipped(TITLE, missing("versitygw")), async () => {
  await using bucket = await startVersitygw();
  await using it = await withUploads({ settings: bucket.settings });
  const { client } = it.author;
  const url = `/media/${hashOf(WAV)}.wav`;
  assert.equal((await it.author.send(WAV)).status, 200);
  const stop = makeStop({ audioUrl: url });
  assert.equal(
    (await client.json("POST", "/api/tours", makeTour({ audioStops: [stop] }))).status,
    201,
  );
  const upload = await it.author.begin({ size: MP3.length });
  const ask = [
    () => Promise.resolve(it.app.request(url)),
    () => it.author.patch(upload, 0, MP3),
    () => client.request("/api/account/data"),
  ];
  const statuses = () =>
    Promise.all(ask.map(async (one) => {
      const response = await one();
      await response.body?.cancel();
      return response.status;
    }));
  const seconds = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return (performance.now() - began) / 1000;
  };
  bucket.send("SIGSTOP");
  try {
    const first = await seconds(async () => assert.deepEqual(await statuses(), [503, 503, 503]));
    assert.ok(first < 15, `${first} s`);
    const later = await seconds(async () => assert.deepEqual(await statuses(), [503, 503, 503]));
    assert.ok(later < 3, `${later} s`);
  } finally {
    bucket.send("SIGCONT");
  }
  for (let isBack = false; !isBack;) {
    const response = await ask[0]();
    isBack = response.status === 200;
    await response.body?.cancel();
  }
  assert.deepEqual(await statuses(), [200, 200, 200]);
});
