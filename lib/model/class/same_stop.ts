/** Stories for one stop of the archive, or translations of it, that pupils write apart. */
import type { SubmissionCard } from "./submission.ts";

type Story = Pick<SubmissionCard, "id" | "state" | "stopId" | "language" | "changedAt" | "follows">;

/**
 * The other stories of a class for the stop of `story`: the archive can have one of them. For a
 * translation, those into the same language. Leaves out a story that was handed out after another
 * was taken (`follows`), and so continues that one.
 */
export function rivalsOf<S extends Story>(story: Story, stories: readonly S[]): S[] {
  if (story.stopId === undefined) return [];
  return stories.filter((other) =>
    other.id !== story.id && other.stopId === story.stopId && other.language === story.language &&
    !goesOnFrom(story, other, stories) && !goesOnFrom(other, story, stories)
  );
}

/**
 * The rival that is in the archive at this stop now; undefined without one, and for translations,
 * which are put together text by text.
 */
export const inPlaceOf = <S extends Story>(story: Story, stories: readonly S[]): S | undefined =>
  story.language === undefined ? lastTaken(rivalsOf(story, stories)) : undefined;

/** The story that was taken last of these; undefined without one. */
export const lastTaken = <S extends Story>(stories: readonly S[]): S | undefined =>
  stories.filter(({ state }) => state === "taken")
    .sort((a, b) => a.changedAt.localeCompare(b.changedAt)).at(-1);

function goesOnFrom(story: Story, other: Story, stories: readonly Story[]): boolean {
  for (let at: Story | undefined = story; at?.follows !== undefined;) {
    const before: string = at.follows;
    if (before === other.id) return true;
    at = stories.find(({ id }) => id === before);
  }
  return false;
}
