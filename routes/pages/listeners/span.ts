/** A part of a recording in seconds, with the sentence that is spoken there. */
import { PARTS } from "../../../lib/model/listens/listening.ts";
import { excerpt } from "../../../lib/model/tour/excerpt.ts";
import type { Stop } from "../../../lib/model/tour/stop.ts";

type Span = { from: number; until: number; sentence?: string };

/**
 * The span of the parts `from` to `until` (excluded); undefined while the length of the recording
 * is unknown. The sentence is the one in its middle, or before.
 */
export function spanOf(
  { audioDuration, transcript }: Pick<Stop, "audioDuration" | "transcript">,
  parts: { from: number; until: number },
): Span | undefined {
  const cues = transcript?.cues.filter(({ start }) => start !== undefined) ?? [];
  const length = Math.max(secondsOf(audioDuration) ?? 0, (cues.at(-1)?.end ?? 0) / 1000);
  if (length === 0) return undefined;
  const [from, until] = [parts.from, parts.until].map((part) => part / PARTS * length);
  const middle = (from + until) / 2 * 1000;
  const cue = cues.findLast(({ start }) => start! <= middle);
  return { from, until, ...cue && { sentence: excerpt(cue.text) } };
}

/** The seconds of '4:12'; undefined for other texts. */
function secondsOf(text: string): number | undefined {
  const clock = /^(\d{1,3}):(\d\d)$/.exec(text.trim());
  return clock ? Number(clock[1]) * 60 + Number(clock[2]) : undefined;
}
