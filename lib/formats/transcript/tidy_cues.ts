/** Tidies cues as programs write them: names in the text, rolling captions, no lengths. */
import type { RawCue, RawTranscript } from "./raw_cue.ts";
import { splitSpeaker } from "./read_plain.ts";

/**
 * The transcript after all of it. Names in the text are looked for where the file doesn't name its
 * language, as files of this program do; only files that are marked as `captions` roll.
 */
export function tidied(raw: RawTranscript, { isCaptions = false } = {}): RawTranscript {
  const { cues, isRolling } = isCaptions
    ? unrolled(raw.cues)
    : { cues: raw.cues, isRolling: false };
  return {
    ...raw,
    cues: withLengths(raw.language ? cues : withSpeakers(cues)),
    ...isRolling && { isMachine: true },
  };
}

/**
 * Zoom and others write "Mae Lewis: We walked" in a cue. With names in half of the cues, and none
 * marked as WebVTT does, they are speakers.
 */
function withSpeakers(cues: RawCue[]): RawCue[] {
  if (cues.length < 2 || cues.some(({ speaker }) => speaker)) return cues;
  const read = cues.map((cue) => ({ cue, ...splitSpeaker(cue.text) }));
  const named = read.filter(({ speaker, rest }) => speaker && rest.trim() !== "");
  if (named.length * 2 < cues.length) return cues;
  return read.map(({ cue, speaker, rest }) =>
    speaker && rest.trim() !== "" ? { ...cue, speaker, text: rest.trim() } : cue
  );
}

/** YouTube's automatic captions show each line twice: when it is said, and above the next one. */
function unrolled(cues: RawCue[]): { cues: RawCue[]; isRolling: boolean } {
  const lines = cues.map(({ text }) => text.split("\n").map((line) => line.trim()).filter(Boolean));
  const repeats = lines.filter((own, i) => i > 0 && own[0] === lines[i - 1].at(-1)).length;
  if (cues.length < 3 || repeats * 2 < cues.length - 1) return { cues, isRolling: false };
  const kept = cues.flatMap((cue, i) => {
    const isRepeated = i > 0 && lines[i][0] === lines[i - 1].at(-1);
    const text = (isRepeated ? lines[i].slice(1) : lines[i]).join("\n");
    return text === "" ? [] : [{ ...cue, text }];
  });
  return { cues: kept, isRolling: true };
}

/** Milliseconds for a letter of the last sentence, if its end is unknown. */
const PER_LETTER = 70;

/** A cue without a length ends where the next one begins. */
function withLengths(cues: RawCue[]): RawCue[] {
  return cues.map((cue, i) => {
    const { start, end, text } = cue;
    if (start === undefined || end === undefined || end !== start) return cue;
    const next = cues[i + 1]?.start;
    const length = next === undefined ? text.length * PER_LETTER : next - start;
    return { ...cue, end: start + Math.max(1, length) };
  });
}
