/**
 * Times that were read from a text of the whole recording, for a recording whose start was cut off.
 */
import type { Chapter } from "../../../../lib/model/tour/chapters.ts";
import type { Transcript } from "../../../../lib/model/tour/transcript.ts";
import type { StopValues } from "../values.ts";

/**
 * The stop's transcript and chapters as of the cut recording, `cut` in seconds. Undefined unless
 * the times come from a file: others were found in the cut recording itself.
 */
export function moveTimes(
  { transcript, chapters }: Pick<StopValues, "transcript" | "chapters">,
  cut: number,
): Pick<StopValues, "transcript" | "chapters"> | undefined {
  const isFromFile = transcript?.source === "imported" &&
    transcript.cues.some(({ start }) => start !== undefined);
  if (!isFromFile) return undefined;
  const by = Math.round(cut * 1000);
  return {
    transcript: { ...transcript, cues: transcript.cues.map((cue) => moveCue(cue, by)) },
    chapters: chapters?.reduce(
      (moved, chapter) => [...moved, {
        ...chapter,
        // Each begins after the one before it.
        at: Math.max(chapter.at - by, (moved.at(-1)?.at ?? -1) + 1),
      }],
      new Array<Chapter>(),
    ),
  };
}

/** A sentence that was cut off has no times. */
function moveCue({ start, end, ...cue }: Transcript["cues"][number], by: number) {
  if (start === undefined || end === undefined || end <= by) return cue;
  return { ...cue, start: Math.max(0, start - by), end: end - by };
}
