/** What a story needs before it can be a stop of the archive. */
import type { SubmissionStop } from "./submission.ts";

/** In the order of the form. */
export type StoryGap = "title" | "text" | "recording";

/** The parts that a story lacks; a place and a picture may be missing. */
export function gapsOf({ title, description, audioUrl }: SubmissionStop): StoryGap[] {
  const parts = { title, text: description, recording: audioUrl };
  return (Object.keys(parts) as StoryGap[]).filter((part) => !parts[part]?.trim());
}
