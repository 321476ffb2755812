/** What a pupil reads about the saving and handing in of a story. */
import type { Story } from "../stories/story_list.ts";
import type { Link } from "../stories/story_sync.ts";
import { isBlank, isSent } from "../../../lib/device/pupil/story_copy.ts";
import { waitingFilesOf } from "../stories/story_files.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

/** Short words for the foot of the page; `isProblem` asks the pupil to do something. */
export type SaveNote = { text: string; isProblem: boolean };

export function saveNoteOf(story: Story, link: Link): SaveNote {
  const problem = (text: string) => ({ text, isProblem: true });
  const calm = (text: string) => ({ text, isProblem: false });
  if (story.problem) return problem(t("notSaved", { problem: story.problem }));
  if (!story.isStored && !isSent(story)) {
    return problem(t("deviceFull"));
  }
  if (story.theirs) return problem(t("chooseFirst"));
  if (isBlank(story)) return calm(t("savedAutomatically"));
  if (isSent(story)) return calm(t("saved"));
  if (link === "gone") return problem(t("notInClass"));
  if (link === "offline") {
    return calm(t("noNetwork"));
  }
  if (link === "resting") return calm(t("archiveAway"));
  if (link === "busy") return calm(t("serverBusy"));
  return calm(t("saving"));
}

/** What a story waits for before it is handed in. */
export const waitingText = (story: Story, link: Link): string =>
  [t("handedInOnceSent"), leftOf(story), linkText(link)].filter(Boolean).join(" ");

function leftOf(story: Story): string {
  const count = waitingFilesOf(story.stop).length;
  if (!isSent(story)) return count === 0 ? t("textLeft") : t("textAndFilesLeft", { count });
  return count === 0 ? "" : t("filesLeft", { count });
}

function linkText(link: Link): string {
  if (link === "offline") return t("noNetworkNow");
  if (link === "busy") return t("serverBusyNow");
  return link === "resting" ? t("archiveAwayNow") : "";
}
