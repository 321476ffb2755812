/** A pupil's story in the authors' form: its one stop, so that the form's parts serve both. */
import { PUPIL_NAMES } from "../../../lib/model/tour/fields/table.ts";
import { createContext, useContext } from "react";
import { type SubmissionStop } from "../../../lib/model/class/submission.ts";
import { readValues, toUnfinished, type TourValues } from "../../author/tour-form/values.ts";
import type { Story } from "../stories/story_list.ts";
import type { StorySync } from "../stories/story_sync.ts";

/** The names of the form's boxes begin with this. */
export const STOP = "audioStops.0";

/** The form of a story. Recordings and files find it by its id, after a reload, too. */
export const valuesOf = ({ id, stop }: Pick<Story, "id" | "stop">): TourValues =>
  readValues({ audioStops: [{ ...stop, id }] });

/** What pupils may write, of the form. */
export function stopOf(values: TourValues): SubmissionStop {
  const [stop] = toUnfinished(values).audioStops;
  return Object.fromEntries(
    PUPIL_NAMES.flatMap((field) => stop[field] === undefined ? [] : [[field, stop[field]]]),
  );
}

/** The name of a story's form for recordings and files: only its own stop takes them. */
export const storyTarget = (id: string): string => `class:${id}`;

/** What the parts of an open story share. */
export type OpenStory = { story: Story; sync: StorySync };

export const OpenStoryContext = createContext<OpenStory | undefined>(undefined);

/** The story that is open, within its editor. */
export const useOpenStory = (): OpenStory => useContext(OpenStoryContext)!;
