/**
 * The sound of MP4 files by their boxes: the tables of samples and the tags are skipped.
 *
 * Source: ISO/IEC 14496-12, sections 4.2 (boxes), 8.3 to 8.5 (tracks), 8.8 (fragments).
 */
import { type Box, readBoxes } from "./boxes.ts";
import { createPartReader, nameAt, type PartReader, type Sound } from "./part_reader.ts";

/** Enough for 10,000 fragments, which are three hours where each lasts a second. */
const MAX_PARTS = 200_000;

/** Names of codecs by their sample entries; AAC is what all browsers play. */
export const AAC = "AAC";
const CODECS: Record<string, string> = {
  mp4a: AAC,
  alac: "ALAC",
  "ac-3": "AC-3",
  "ec-3": "E-AC-3",
  ".mp3": "MP3",
  Opus: "Opus",
  fLaC: "FLAC",
  ulaw: "µ-law",
  alaw: "A-law",
};

/** A track; `ticks` is the length of its fragments in units of 1/`scale` seconds. */
type Track = { id?: number; kind?: string; codec?: string; scale: number; length: number };

type Movie = {
  tracks: Track[];
  fragmentTicks: Map<number, number>;
  usualTicks: Map<number, number>;
};

/**
 * Reads the head of an MP4; unless `isHeadEnough` also its fragments, to their end.
 *
 * @throws {UnreadableParts}
 */
export async function readM4a(
  content: AsyncIterable<Uint8Array<ArrayBuffer>>,
  size: number,
  isHeadEnough: boolean,
): Promise<Sound> {
  const reader = createPartReader(content, MAX_PARTS);
  const movie: Movie = { tracks: [], fragmentTicks: new Map(), usualTicks: new Map() };
  await readBoxes(reader, size, async ({ name, end }) => {
    if (name === "moov") await readMovie(reader, end, movie);
    if (name === "moof") await readFragment(reader, end, movie);
    return isHeadEnough && name === "moov";
  });
  const sounds = movie.tracks.filter(({ kind }) => kind === "soun");
  const [first] = sounds;
  return {
    hasAudio: sounds.length > 0,
    hasVideo: movie.tracks.some(({ kind }) => kind === "vide"),
    codec: first?.codec,
    seconds: first && secondsOf(first, movie),
  };
}

/** A length of 0 stands for fragments, and for a recording that its program did not finish. */
function secondsOf({ id = 0, scale, length }: Track, { fragmentTicks }: Movie): number | undefined {
  const ticks = length || fragmentTicks.get(id);
  return ticks && scale ? ticks / scale : undefined;
}

async function readMovie(reader: PartReader, end: number, movie: Movie): Promise<void> {
  await readBoxes(reader, end, async (box) => {
    if (box.name === "trak") {
      const track: Track = { scale: 0, length: 0 };
      movie.tracks.push(track);
      await readTrack(reader, box, track);
    }
    if (box.name !== "mvex") return;
    await readBoxes(reader, box.end, async ({ name }) => {
      if (name !== "trex") return;
      const view = await reader.take(16);
      movie.usualTicks.set(view.getUint32(4), view.getUint32(12));
    });
  });
}

/** The box within each of these that is read; deeper ones of the same names are not. */
const INNER: Record<string, string> = { trak: "mdia", mdia: "minf", minf: "stbl" };

async function readTrack(reader: PartReader, outer: Box, track: Track): Promise<void> {
  await readBoxes(reader, outer.end, async (box) => {
    if (box.name === INNER[outer.name]) await readTrack(reader, box, track);
    if (box.name === "tkhd") {
      const isLong = (await reader.take(4)).getUint8(0) === 1;
      track.id = (await reader.take(isLong ? 20 : 12)).getUint32(isLong ? 16 : 8);
    }
    if (box.name === "mdhd") Object.assign(track, await readTimes(reader));
    if (box.name === "hdlr") track.kind = nameAt(await reader.take(12), 8);
    if (box.name !== "stsd") return;
    const entry = nameAt(await reader.take(16), 12);
    track.codec = CODECS[entry] ?? `“${entry.replace(/[^\w .-]/g, "?").trim()}”`;
  });
}

async function readTimes(reader: PartReader): Promise<Pick<Track, "scale" | "length">> {
  const isLong = (await reader.take(4)).getUint8(0) === 1;
  const view = await reader.take(isLong ? 28 : 16);
  const length = isLong ? Number(view.getBigUint64(20)) : view.getUint32(12);
  const isUnknown = length === (isLong ? 2 ** 64 : 2 ** 32 - 1);
  return { scale: view.getUint32(isLong ? 16 : 8), length: isUnknown ? 0 : length };
}

/** Flags of a fragment's header with the bytes of their fields; the usual length comes third. */
const BEFORE_TICKS = [[0x1, 8], [0x2, 4]];
const HAS_TICKS = 0x8;

/** Flags of a run: two fields before its samples, and four fields of each, the length first. */
const BEFORE_SAMPLES = [0x1, 0x4];
const OF_SAMPLES = [0x100, 0x200, 0x400, 0x800];

async function readFragment(reader: PartReader, end: number, movie: Movie): Promise<void> {
  await readBoxes(reader, end, async (box) => {
    if (box.name !== "traf") return;
    let [id, usual] = [0, 0];
    await readBoxes(reader, box.end, async ({ name }) => {
      if (name === "tfhd") {
        const head = await reader.take(8);
        const flags = head.getUint32(0);
        id = head.getUint32(4);
        for (const [flag, bytes] of BEFORE_TICKS) if (flags & flag) await reader.skip(bytes);
        usual = flags & HAS_TICKS
          ? (await reader.take(4)).getUint32(0)
          : movie.usualTicks.get(id) ?? 0;
      }
      if (name !== "trun") return;
      const ticks = await ticksOfRun(reader, usual);
      movie.fragmentTicks.set(id, (movie.fragmentTicks.get(id) ?? 0) + ticks);
    });
  });
}

async function ticksOfRun(reader: PartReader, usual: number): Promise<number> {
  const head = await reader.take(8);
  const [flags, count] = [head.getUint32(0), head.getUint32(4)];
  if (!(flags & OF_SAMPLES[0])) return count * usual;
  await reader.skip(4 * BEFORE_SAMPLES.filter((flag) => flags & flag).length);
  const bytes = 4 * OF_SAMPLES.filter((flag) => flags & flag).length;
  const samples = await reader.take(count * bytes);
  let ticks = 0;
  for (let at = 0; at < samples.byteLength; at += bytes) ticks += samples.getUint32(at);
  return ticks;
}
