/** The archives in `seed/`, which a newcomer sees first: their things, files and recordings. */
import assert from "node:assert/strict";
import { inspectFile } from "../../../../lib/media/inspect/inspect_file.ts";
import { parsePartAddress } from "../../../../lib/model/media/part_address.ts";
import { parsePictureAddress } from "../../../../lib/model/media/picture_address.ts";
import { mediaHashesIn } from "../../../../lib/model/media/media.ts";
import { pagesOf } from "../../../../lib/model/media/thing.ts";
import { unitsOf } from "../../../../lib/model/tour/words/units.ts";
import { readSeed } from "../../../../lib/server/host/seed_files.ts";

const MEDIA = "seed/media";

/** Most bytes of a picture, and of the files of all archives without the interview. */
const [MOST_OF_PICTURE, MOST_OF_ALL] = [120_000, 2_600_000];
/** Most bytes of the interview, and of all recordings in other languages. */
const MOST_OF_SOUND = 2_200_000 + 6_000_000;

const seeds = await readSeed("seed");
const archives = seeds.map(({ input }) => input);
const words = seeds.flatMap(({ words = [] }) => words);
const stops = archives.flatMap(({ audioStops }) => audioStops);
const things = [...archives, ...stops].flatMap(({ things = [] }) => things);
const pages = things.flatMap(pagesOf).filter(({ url }) => url.startsWith("/media/"));

/** What the server measures of a file of the seed. */
async function inspected(path: string) {
  const content = await Deno.readFile(path.replace("/media", MEDIA));
  const facts = await inspectFile({
    size: content.length,
    async *open() {
      yield content;
    },
  });
  assert.equal(path, `/media/${facts.hash}.${facts.extension}`, "named by its content");
  return { ...facts, bytes: content.length };
}

Deno.test("each picture of the demo archives is there in both sizes, as large as its address says", async () => {
  for (const { url } of pages) {
    const { src, small, width, height } = parsePictureAddress(url)!;
    const large = await inspected(src);
    assert.deepEqual([large.width, large.height], [width, height], url);
    assert.equal(Math.max(width, height), 1600);
    assert.ok(large.bytes <= MOST_OF_PICTURE, `${url} has ${large.bytes} bytes`);
    const { width: w = 0, height: h = 0 } = await inspected(small!);
    assert.equal(Math.max(w, h), 640);
    assert.ok(Math.abs(w / h - width / height) < 0.01, url);
  }
  assert.ok(pages.length >= 25, `${pages.length} pages`);
});

Deno.test("the seed has the files that its archives name and no others, and is small", () => {
  const files = Array.from(Deno.readDirSync(MEDIA), ({ name }) => name).sort();
  assert.deepEqual(files.map((name) => name.split(".")[0]), mediaHashesIn(seeds).sort());
  const bytesOf = (those: string[]) =>
    those.reduce((sum, name) => sum + Deno.statSync(`${MEDIA}/${name}`).size, 0);
  const isSound = (name: string) => name.endsWith(".mp3");
  const pictures = bytesOf(files.filter((name) => !isSound(name)));
  assert.ok(pictures <= MOST_OF_ALL, `${pictures} bytes`);
  const sound = bytesOf(files.filter(isSound));
  assert.ok(sound <= MOST_OF_SOUND, `${sound} bytes`);
});

Deno.test("each thing says what it shows, who made it, that it was drawn, and who may use it", () => {
  for (const { id, alt, caption, credit, date, source, rights } of things) {
    assert.ok(alt && caption && date, id);
    assert.equal(credit, "Drawn for Animating the Archives", id);
    assert.match(source ?? "", /^Drawn for this demonstration, after no photograph$/, id);
    assert.equal(rights, "https://creativecommons.org/publicdomain/zero/1.0/", id);
  }
});

Deno.test("a paper has six pages, each with its text, which says that it was made up", () => {
  const papers = things.filter(({ pages }) => pages);
  assert.equal(papers.length, 1);
  const texts = pagesOf(papers[0]).map(({ text = "" }) => text);
  assert.equal(texts.length, 6);
  for (const text of texts) {
    assert.match(text, /\S.*\nA made-up programme for this demonstration$/s);
  }
  assert.match(papers[0].caption!, /^A made-up programme for this demonstration/);
});

Deno.test("pictures with a place in a story begin with a sentence of it, one after the other", () => {
  const many = stops.filter(({ things = [] }) => things.length >= 6);
  assert.equal(many.length, 1);
  for (const { title, things = [], transcript } of stops) {
    const starts = transcript!.cues.map(({ start }) => start);
    const timed = things.filter(({ from }) => from !== undefined);
    for (const [i, { id, from, to }] of timed.entries()) {
      assert.ok(starts.includes(from), `${title}: ${id}`);
      assert.ok(to === undefined || starts.includes(to), `${title}: ${id}`);
      assert.ok(i === 0 || timed[i - 1].to! <= from!, `${title}: ${id}`);
    }
  }
});

Deno.test("three stops play parts of one interview, with the sentences and chapters of each", async () => {
  const parts = stops.flatMap((stop) => {
    const part = parsePartAddress(stop.audioUrl);
    return part ? [{ ...stop, part }] : [];
  });
  assert.equal(parts.length, 3);
  const [{ part: { whole } }] = parts;
  const { seconds = 0 } = await inspected(whole);
  assert.ok(seconds > 180 && seconds < 360, `${seconds} s`);
  let before = 0;
  for (const { title, part, transcript, chapters, audioDuration } of parts) {
    assert.equal(part.whole, whole);
    assert.ok(part.from >= before && part.to <= seconds * 1000, title);
    before = part.to;
    const length = part.to - part.from;
    const [, minutes, rest] = /^(\d):(\d\d)$/.exec(audioDuration)!.map(Number);
    assert.equal(60 * minutes + rest, Math.round(length / 1000), title);
    const last = transcript!.cues.at(-1)!;
    assert.ok(last.end! < length && last.end! > length - 1000, title);
    assert.ok(
      chapters!.every(({ at }) => transcript!.cues.some(({ start }) => start === at)),
      title,
    );
    assert.ok(transcript!.cues.every(({ speaker }) => /synthetic voice/.test(speaker!)), title);
  }
});

Deno.test("the demo archives have all their words in German and Spanish, and none of an older text", () => {
  for (const { input, words = [] } of seeds) {
    assert.deepEqual(words.map(({ language }) => language), ["de", "es"], input.title);
    const tour = { ...input, audioStops: input.audioStops.map((one) => ({ ...one, id: one.id! })) };
    for (const { language, change } of words) {
      const translated = Object.fromEntries(
        change.words.map(({ key, text, of }) => [key, { text, of: of! }]),
      );
      const stale = unitsOf(tour, translated).filter(({ state }) => state !== "translated");
      assert.deepEqual(stale.map(({ key }) => key), [], `${input.title}, ${language}`);
      for (const { field, key, translation } of unitsOf(tour, translated)) {
        assert.ok(translation!.length <= (field.longest ?? Infinity), `${key}, ${language}`);
      }
    }
  }
});

Deno.test("each story is told in a recording of these languages, within which its sentences are", async () => {
  for (const { language, change: { words: texts, transcripts } } of words) {
    for (const { stopId, transcript } of transcripts) {
      const textOf = (name: string) => texts.find(({ key }) => key === `${stopId}:${name}`)!.text;
      const { seconds, extension } = await inspected(textOf("audioUrl"));
      assert.equal(extension, "mp3");
      const [minutes, rest] = textOf("audioDuration").split(":").map(Number);
      assert.ok(Math.abs(seconds! - 60 * minutes - rest) <= 1, `${stopId}, ${language}`);
      const cues = transcript!.cues;
      assert.deepEqual(
        cues.map(({ text }) => text),
        texts.filter(({ key }) => key.startsWith(`${stopId}:transcript:`)).map(({ text }) => text),
      );
      assert.equal(textOf("description"), cues.map(({ text }) => text).join(" "));
      assert.ok(cues.at(-1)!.end! <= seconds! * 1000, `${stopId}, ${language}`);
    }
  }
  assert.equal(words.flatMap(({ change: { transcripts } }) => transcripts).length, 36);
});
