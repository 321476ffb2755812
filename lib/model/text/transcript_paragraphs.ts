/** Arranges the sentences of a transcript in paragraphs. */
import type { Cue, Transcript } from "../tour/transcript.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("tour");

/** A pause of so many ms begins a paragraph. */
const LONG_PAUSE = 2000;

/** Letters after which the next sentence begins a paragraph. */
const MOST_LETTERS = 500;

/** The sentences of a paragraph; `speaker` if it is another one than before. */
type Paragraph = { speaker?: string; cues: readonly Cue[] };

/** Begins a paragraph where the speaker changes, after a long pause, and when one is long. */
export function paragraphsOf(cues: readonly Cue[]): Paragraph[] {
  const paragraphs: { speaker?: string; cues: Cue[] }[] = [];
  let [letters, end, speaker]: [number, number, string | undefined] = [0, NaN, undefined];
  for (const cue of cues) {
    const isOther = cue.speaker !== speaker;
    const isLate = (cue.start ?? NaN) - end >= LONG_PAUSE;
    if (paragraphs.length === 0 || isOther || isLate || letters >= MOST_LETTERS) {
      paragraphs.push({ ...isOther && cue.speaker && { speaker: cue.speaker }, cues: [] });
      letters = 0;
    }
    paragraphs.at(-1)!.cues.push(cue);
    letters += cue.text.length;
    end = cue.end ?? NaN;
    speaker = cue.speaker;
  }
  return paragraphs;
}

/** A note for readers about the source of a transcript; undefined if none is needed. */
export function originNote({ source, checked }: Transcript): string | undefined {
  if (source !== "machine") return checked ? undefined : t("originUnchecked");
  return checked ? t("originChecked") : t("originMachine");
}
