/** A whole recording of which stops of an archive play parts: who uses it, and its text. */
import { mediaHashesIn } from "./media.ts";
import { parsePartAddress, wholeOf } from "./part_address.ts";
import type { CatalogueRecord } from "../record/record.ts";
import type { Chapter } from "../tour/chapters.ts";
import type { Stop } from "../tour/stop.ts";
import type { Cue, Transcript } from "../tour/transcript.ts";

/** A stop by its index, and its times in the whole recording; `to` is missing to the end. */
export type RecordingUse = { stop: Stop; index: number; from: number; to?: number };

/** A piece of the text of the whole recording, from one stop. */
export type SpokenPiece = RecordingUse & { transcript: Transcript };

/** All times are milliseconds of the whole recording. */
export type WholeRecording = {
  url: string;
  /** In the order of their times. */
  uses: RecordingUse[];
  pieces: SpokenPiece[];
  chapters: Chapter[];
  /** What the records of all these stops have in common; missing if that is nothing. */
  record?: CatalogueRecord;
};

/** The recording with this hash; undefined if no stop uses it. */
export function wholeRecording(stops: readonly Stop[], hash: string): WholeRecording | undefined {
  const uses = stops.map((stop, index) => ({ stop, index }))
    .filter(({ stop: { audioUrl } }) => mediaHashesIn(audioUrl)[0] === hash)
    .map(({ stop, index }): RecordingUse => {
      const { from = 0, to } = parsePartAddress(stop.audioUrl) ?? {};
      return { stop, index, from, to };
    })
    .sort((a, b) => a.from - b.from || (b.to ?? Infinity) - (a.to ?? Infinity));
  if (uses.length === 0) return undefined;
  return {
    url: wholeOf(uses[0].stop.audioUrl),
    uses,
    pieces: piecesOf(uses),
    chapters: unfilled(uses.filter(({ stop }) => stop.chapters)).flatMap(({ use, after }) =>
      use.stop.chapters!.map((chapter) => ({ ...chapter, at: chapter.at + use.from }))
        .filter(({ at }) => at >= after)
    ),
    record: sharedRecord(uses),
  };
}

/** Each use, and the time up to which those before it have the text already. */
function unfilled(uses: RecordingUse[]): { use: RecordingUse; after: number }[] {
  let after = 0;
  return uses.map((use) => {
    const own = { use, after };
    after = Math.max(after, use.to ?? Infinity);
    return own;
  });
}

/** A sentence that two parts have is in the earlier one. */
const piecesOf = (uses: RecordingUse[]): SpokenPiece[] =>
  unfilled(uses.filter(({ stop }) => stop.transcript)).flatMap(({ use, after }) => {
    const transcript = use.stop.transcript!;
    const cues = transcript.cues.map((cue): Cue => moved(cue, use.from))
      .filter(({ start = use.from }) => start >= after);
    return cues.length > 0 ? [{ ...use, transcript: { ...transcript, cues } }] : [];
  });

const moved = (cue: Cue, by: number): Cue =>
  cue.start === undefined || cue.end === undefined
    ? cue
    : { ...cue, start: cue.start + by, end: cue.end + by };

function sharedRecord(uses: RecordingUse[]): CatalogueRecord | undefined {
  const [first = {}, ...others] = uses.map(({ stop }): CatalogueRecord => stop.record ?? {});
  const isShared = (name: string, value: unknown) =>
    others.every((other) =>
      JSON.stringify(other[name as keyof CatalogueRecord]) === JSON.stringify(value)
    );
  const shared = Object.entries(first).filter(([name, value]) => isShared(name, value));
  return shared.length > 0 ? Object.fromEntries(shared) : undefined;
}
