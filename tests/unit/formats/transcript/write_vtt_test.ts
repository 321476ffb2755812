/** WebVTT as it is written, and read back. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { readTranscript } from "../../../../lib/formats/transcript/read_transcript.ts";
import { hasTimes, writeVtt } from "../../../../lib/formats/transcript/write_vtt.ts";
import { Transcript } from "../../../../lib/model/tour/transcript.ts";
import { missing, pathOf } from "../../../../tools/programs.ts";
import { orSkipped } from "../../../support/skipped.ts";
import { anyTranscript } from "../../../support/data/any/any_transcript.ts";

const readBack = (vtt: string): Transcript => {
  const result = readTranscript(vtt, { language: "fr" });
  if ("problem" in result) throw new Error(result.problem);
  assert.deepEqual(result.leftOut, []);
  return result.transcript!;
};

const full = Transcript.parse({
  language: "en-GB",
  source: "aligned",
  notes: "Heard twice --> sure\n\nTwo lines\nof one note",
  cues: [
    {
      id: "NOTE 1",
      start: 0,
      end: 61_005,
      text: 'It is <b> & "so" --> gone\n\nhere',
      settings: "line:0",
    },
    { text: "Nobody knows when." },
    { start: 3_600_000, end: 3_600_001, speaker: "Mae <Lewis> & Co", text: "Yes." },
  ],
});

Deno.test("a transcript is written as WebVTT with its notes, ids, voices and settings", () => {
  assert.equal(
    writeVtt(full),
    "WEBVTT\nLanguage: en-GB\n\nNOTE Heard twice → sure\n\nNOTE\nTwo lines\nof one note\n\n" +
      'NOTE 1\n00:00:00.000 --> 00:01:01.005 line:0\nIt is &lt;b&gt; &amp; "so" --&gt; gone\nhere\n\n' +
      "01:00:00.000 --> 01:00:00.001\n<v Mae &lt;Lewis&gt; &amp; Co>Yes.\n",
  );
});

Deno.test("what is written, read and written again is the same to the byte", () => {
  assert.equal(writeVtt(readBack(writeVtt(full))), writeVtt(full));
  fc.assert(
    fc.property(anyTranscript.filter(hasTimes), (transcript) => {
      const written = writeVtt(transcript);
      assert.equal(writeVtt(readBack(written)), written);
    }),
    { numRuns: 500 },
  );
});

const SCRIPT = `import json, sys, webvtt
captions = webvtt.from_string(sys.stdin.read())
print(json.dumps([[c.identifier, c.start, c.end, c.voice, c.text] for c in captions]))`;

Deno.test({
  ...orSkipped("webvtt-py reads every sentence that is written", missing("webvtt")),
  async fn() {
    // The Python that has the package is beside its script.
    const python = pathOf("webvtt")!.replace(/webvtt$/, "python");
    const child = new Deno.Command(python, {
      args: ["-c", SCRIPT],
      stdin: "piped",
      stdout: "piped",
    })
      .spawn();
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode(writeVtt(full)));
    await writer.close();
    const { stdout } = await child.output();
    const captions = JSON.parse(new TextDecoder().decode(stdout));
    assert.equal(captions.length, 2);
    assert.deepEqual(captions[0].slice(0, 3), ["NOTE 1", "00:00:00.000", "00:01:01.005"]);
    assert.match(captions[1][3], /Mae .*Lewis/);
    assert.match(captions[1][4], /Yes\.$/);
  },
});
