/** A text is timed against its recording in the browser. */
import assert from "node:assert/strict";
import { openAligner } from "../../support/browser/aligner.ts";
import type {} from "../../support/browser/pages/aligner_page.ts";
import { withPage } from "../../support/browser/browser.ts";

/** A demo recording, and where its sentences begin by its waveform, in milliseconds. */
const PATH = "/archives/oxford-schools/stop-5.mp3";
const STARTS = [
  380,
  2440,
  5390,
  7740,
  10800,
  13020,
  18680,
  24090,
  31390,
  36250,
  41920,
  43990,
];
const seed = JSON.parse(Deno.readTextFileSync("seed/oxford-schools.json"));
const SENTENCES: string[] = seed.audioStops[4].description.split(/(?<=[.!?]) /);

Deno.test("a text is timed in the author's browser without other origins, and can be cancelled", async () => {
  const files = new Map([[PATH, Deno.readFileSync(`static${PATH}`)]]);
  const hosts = new Set<string>();
  await withPage({}, async (page) => {
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await using _aligner = await openAligner(page, files);
    const task = { path: PATH, sentences: SENTENCES };
    const { alignment, shares } = await page.evaluate(
      ({ path, sentences }) => alignRecording(path, sentences, "en"),
      task,
    );
    assert.equal(shares.at(-1), 1);
    assert.deepEqual(alignment.extraSpeech, []);
    alignment.sentences.forEach((sentence, i) => {
      assert.ok("start" in sentence && !sentence.uncertain, SENTENCES[i]);
      assert.ok(Math.abs(sentence.start - STARTS[i]) <= 100, `${i}: ${sentence.start}`);
    });
    const cancelled = await page.evaluate(
      ({ path, sentences }) => cancelAlignment(path, sentences),
      task,
    );
    assert.equal(cancelled, "AbortError");
    assert.equal(hosts.size, 1, [...hosts].join());
  });
});

Deno.test("times to a second that are there are where the text is looked for", async () => {
  const once = Deno.readFileSync(`static${PATH}`);
  // The same speech twice: only the times say which of them the text is.
  const files = new Map([["/twice.mp3", new Uint8Array([...once, ...once])]]);
  await withPage({}, async (page) => {
    await using _aligner = await openAligner(page, files);
    const align = async (anchors?: (number | undefined)[]) => {
      const { alignment } = await page.evaluate(
        ([path, sentences, anchors]) => alignRecording(path, sentences, "en", anchors),
        ["/twice.mp3", SENTENCES, anchors] as const,
      );
      return alignment.sentences.map((one) => "start" in one ? one.start : NaN);
    };
    const length = 47_000;
    // Every third sentence begins a turn, whose time is cut to the second.
    const turns = (from: number) =>
      STARTS.map((start, i) => i % 3 === 0 ? Math.floor((from + start) / 1000) * 1000 : undefined);
    const first = await align(turns(0));
    first.forEach((start, i) => assert.ok(Math.abs(start - STARTS[i]) <= 150, `${i}: ${start}`));
    const second = await align(turns(length));
    const [by] = second.map((start, i) => start - STARTS[i]);
    assert.ok(Math.abs(by - length) < 2000, `${by}`);
    second.forEach((start, i) =>
      assert.ok(Math.abs(start - STARTS[i] - by) <= 200, `${i}: ${start}`)
    );
  });
});
