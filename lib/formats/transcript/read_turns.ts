/**
 * Reads texts with a time for each turn of a speaker, as Otter, Rev, Descript, Trint, Teams and
 * lyrics have them. Times are those of the turns; sentences within one are placed by their length.
 */
import { MAX_CUES } from "../../model/tour/transcript_limits.ts";
import { texts } from "../../texts/texts.ts";
import { linesOf, milliseconds, type RawCue, type RawTranscript } from "./raw_cue.ts";
import { splitSpeaker } from "./read_plain.ts";
import { sentenceCutter } from "./sentences.ts";

const t = texts("reading");
const inFiles = texts("files");

const TIME = String.raw`(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,:](\d{1,3}))?`;

/** "[00:00:05] Mae: We walked", "(0:05) We walked", "0:05 We walked". */
const TIME_FIRST = new RegExp(
  String.raw`^[[(]?${TIME}[\])]?(?:\s*[-–—:]\s+|\s+|(?<=[\])])|$)(.*)$`,
);

/** "Mae Lewis  0:05", "Speaker 1 (00:05): We walked", "Mae Lewis [00:05]". */
const NAME_FIRST = new RegExp(
  String.raw`^(\p{L}[\p{L}\p{N}.’'() -]{0,60}?):?\s+[[(]?${TIME}[\])]?(?::\s*(.*)|\s*)$`,
  "u",
);

/** What services write before and after the speech. */
const ADDED = /^(transcribed by\b|(transcribed|recorded) with\b|https?:\/\/\S+$|\[?end of )/i;

type Turn = { start: number; speaker?: string; lines: string[] };

/** True if a text has two turns or more whose times go forwards. */
export function hasTurns(text: string): boolean {
  const turns = turnsOf(text.slice(0, 20_000)).turns;
  const steps = turns.slice(1).filter(({ start }, i) => start >= turns[i].start).length;
  return turns.length >= 2 && steps >= (turns.length - 1) * 0.9;
}

export function readTurns(text: string, language: string): RawTranscript {
  const { turns, before, after } = turnsOf(text);
  const cut = sentenceCutter(language);
  const leftOut = new Set<string>();
  const cues: RawCue[] = [];
  for (const [i, { start, speaker, lines }] of turns.entries()) {
    if (cues.length > MAX_CUES) break;
    const sentences = cut(lines.join(" "));
    if (sentences.length > 1) leftOut.add(t("timesByTurn"));
    cues.push(
      ...placed(sentences, start, turns[i + 1]?.start).map((cue) => ({
        ...speaker && { speaker },
        ...cue,
      })),
    );
  }
  if (before.length > 0) leftOut.add(t("linesBefore", { lines: quoted(before) }));
  if (after.length > 0) leftOut.add(t("linesAdded", { lines: quoted(after) }));
  return { cues, leftOut: [...leftOut] };
}

const quoted = (lines: string[]) =>
  lines.map((line) => inFiles("quoted", { name: line })).join(", ").slice(0, 600);

function turnsOf(text: string) {
  const turns: Turn[] = [];
  const [before, after]: string[][] = [[], []];
  /** Teams puts the name in the line before the time. */
  let name: string | undefined;
  for (const line of linesOf(text).map((line) => line.trim()).filter(Boolean)) {
    const turn = turnIn(line);
    if (turn) {
      if (turn.lines.length === 0 && !turn.speaker && name !== undefined) {
        turn.speaker = name;
        turns.at(-1)?.lines.pop();
        if (before.at(-1) === name) before.pop();
      }
      turns.push(turn);
    } else if (ADDED.test(line)) after.push(line);
    else if (turns.length === 0) before.push(line);
    else turns.at(-1)!.lines.push(line);
    name = !turn && NAME.test(line) ? line : undefined;
  }
  return { turns, before, after };
}

/** A line that is only a name: up to four words with capital letters, without a full stop. */
const NAME = /^\p{Lu}[^\s.!?:]{0,30}(?: [\p{Lu}\d(][^\s.!?:]{0,30}){0,3}$/u;

function turnIn(line: string): Turn | undefined {
  const first = TIME_FIRST.exec(line);
  if (first) {
    const { speaker, rest } = splitSpeaker(first[5]);
    return { start: milliseconds(first.slice(1, 5)), speaker, lines: rest ? [rest.trim()] : [] };
  }
  const named = NAME_FIRST.exec(line);
  if (!named) return undefined;
  const [, speaker, ...parts] = named;
  const rest = parts[4]?.trim();
  return { start: milliseconds(parts.slice(0, 4)), speaker, lines: rest ? [rest] : [] };
}

/** Speech is seldom slower: milliseconds for a letter. A longer gap is a pause. */
const SLOWEST = 90;

/** The sentences of a turn by their length, until the next turn begins at `end`. */
function placed(sentences: string[], start: number, end = Infinity): RawCue[] {
  const letters = sentences.reduce((sum, text) => sum + text.length, 0);
  const length = Math.max(Math.min(end - start, letters * SLOWEST), sentences.length);
  let before = 0;
  return sentences.map((text) => {
    const from = start + Math.floor(length * before / letters);
    before += text.length;
    return {
      start: from,
      end: Math.max(from + 1, start + Math.floor(length * before / letters)),
      text,
    };
  });
}
