/** The class of this page. Browser only. */
import { effect, untracked } from "@preact/signals-core";
import { ulid } from "ulid";
import { lookAgain } from "../../../lib/device/looks/look_again.ts";
import { getLocalStorage } from "../../../lib/device/storage.ts";
import { getUploadQueue } from "../../../lib/device/uploads/upload_queue_instance.ts";
import { noteSavedUploads } from "../../author/tour-form/media/upload_addresses.ts";
import { onWake } from "../../author/tour-form/drafts/wake.ts";
import { type ClassSession, createClassSession } from "./class_session.ts";
import { storyRecords } from "../../../lib/device/pupil/story_copy.ts";
import { createStorySync, type StorySync } from "./story_sync.ts";

/** Opens the class for a page, until the returned function is called. */
export function openClass(): { session: ClassSession; close: () => void } {
  const storage = getLocalStorage();
  const records = storyRecords();
  const stops: (() => void)[] = [];

  function openSync(memberId: string): StorySync {
    const sync = createStorySync({ memberId, records, newId: ulid, onSaved: noteSavedUploads });
    const queue = getUploadQueue();
    let isOver = false;
    stops.push(() => {
      isOver = true;
      sync.end();
    });
    queue.ready.then(() => {
      if (isOver) return;
      stops.push(effect(() => sync.filesArrived(queue.uploads.value)));
      // Files wait for the same reasons as stories.
      stops.push(effect(() => {
        if (sync.link.value === "ok") untracked(queue.wake);
      }));
    });
    return sync;
  }

  const session = createClassSession({ storage, openSync });
  // What the teacher has done is seen at the pace of the teacher's page.
  const isVisible = () => document.visibilityState === "visible";
  const again = lookAgain({ look: session.refresh, isVisible });
  const wake = () => {
    session.sync.value?.wake();
    if (isVisible()) void again.now();
  };
  stops.push(onWake(wake), again.end);
  void again.now();
  return { session, close: () => stops.forEach((stop) => stop()) };
}
