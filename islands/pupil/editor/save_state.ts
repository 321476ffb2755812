/** What a pupil reads about the saving and handing in of a story. */
import type { Story } from "../stories/story_list.ts";
import type { Link } from "../stories/story_sync.ts";
import { isBlank, isSent } from "../../../lib/device/pupil/story_copy.ts";
import { waitingFilesOf } from "../stories/story_files.ts";

/** Short words for the foot of the page; `isProblem` asks the pupil to do something. */
export type SaveNote = { text: string; isProblem: boolean };

/** While the archive of the class is in the trash. */
export const RESTING =
  "The archive of your class is not there now. Your stories are safe on this " +
  "device, and are sent automatically when it is back.";

export function saveNoteOf(story: Story, link: Link): SaveNote {
  const problem = (text: string) => ({ text, isProblem: true });
  const calm = (text: string) => ({ text, isProblem: false });
  if (story.problem) return problem(`Not saved: ${story.problem}`);
  if (!story.isStored && !isSent(story)) {
    return problem("This device is full. Keep this page open until your story is sent.");
  }
  if (story.theirs) return problem("Choose first which text you want to keep.");
  if (isBlank(story)) return calm("What you write is saved automatically.");
  if (isSent(story)) return calm("Saved.");
  if (link === "gone") return problem("This device is not in the class. Your story is still here.");
  if (link === "offline") {
    return calm("No network. Your story is safe on this device, and is sent automatically later.");
  }
  if (link === "resting") return calm(RESTING);
  if (link === "busy") return calm("The server is busy. Your story is sent automatically later.");
  return calm("Saving…");
}

/** What a story waits for before it is handed in. */
export function waitingText(story: Story, link: Link): string {
  const files = waitingFilesOf(story.stop).length;
  const parts = [
    ...isSent(story) ? [] : ["your text"],
    ...files === 0 ? [] : [files === 1 ? "one file" : `${files} files`],
  ];
  const what = parts.length > 0 ? ` Still to be sent: ${parts.join(" and ")}.` : "";
  const why = link === "offline"
    ? " There is no network now."
    : link === "busy"
    ? " The server is busy now."
    : link === "resting"
    ? " The archive of your class is not there now."
    : "";
  return `Your story is handed in as soon as all of it is sent.${what}${why}`;
}
