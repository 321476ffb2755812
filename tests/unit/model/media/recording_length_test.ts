import assert from "node:assert/strict";
import {
  listeningSeconds,
  recordingSeconds,
} from "../../../../lib/model/media/recording_length.ts";

Deno.test("a length is read as minutes and seconds, or with hours before them", () => {
  assert.equal(recordingSeconds("0:44"), 44);
  assert.equal(recordingSeconds("4:12"), 252);
  assert.equal(recordingSeconds("61:05"), 3665);
  assert.equal(recordingSeconds("1:01:05"), 3665);
});

Deno.test("the length is unknown where its text is no length", () => {
  for (const text of [undefined, "", "about 4 min", "4:99", "4:1", "0:00", "4"]) {
    assert.equal(recordingSeconds(text), undefined, text);
  }
});

Deno.test("all there is to hear is known only when every length is", () => {
  const stops = (...lengths: string[]) =>
    lengths.map((audioDuration, i) => ({ audioDuration, audioUrl: `/stop-${i + 1}.mp3` }));
  assert.equal(listeningSeconds(stops("0:44", "4:12")), 296);
  assert.equal(listeningSeconds(stops("0:44", "soon")), undefined);
  assert.equal(listeningSeconds([]), undefined);
  const measured = { "/stop-2.mp3": 90.5, "/other.mp3": 7 };
  assert.equal(listeningSeconds(stops("0:44", "soon"), measured), 134.5);
});
