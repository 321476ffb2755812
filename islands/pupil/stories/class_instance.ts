/** The class of this page. Browser only. */
import { effect } from "@preact/signals-core";
import { ulid } from "ulid";
import { getLocalStorage } from "../../../lib/device/storage.ts";
import { getUploadQueue } from "../../../lib/device/uploads/upload_queue_instance.ts";
import { noteSavedUploads } from "../../author/tour-form/media/upload_addresses.ts";
import { onWake } from "../../author/tour-form/drafts/wake.ts";
import { type ClassSession, createClassSession } from "./class_session.ts";
import { createStoryCopies } from "../../../lib/device/pupil/story_copy.ts";
import { createStorySync, type StorySync } from "./story_sync.ts";

/** How often a page that is seen asks for what the teacher has done, in milliseconds. */
const REFRESH = 60_000;

/** Opens the class for a page, until the returned function is called. */
export function openClass(): { session: ClassSession; close: () => void } {
  const storage = getLocalStorage();
  const copies = createStoryCopies(storage);
  const stops: (() => void)[] = [];

  function openSync(memberId: string): StorySync {
    const sync = createStorySync({ memberId, copies, newId: ulid, onSaved: noteSavedUploads });
    const queue = getUploadQueue();
    let isOver = false;
    stops.push(() => {
      isOver = true;
      sync.end();
    });
    queue.ready.then(() => {
      if (isOver) return;
      stops.push(effect(() => sync.filesArrived(queue.uploads.value)));
    });
    return sync;
  }

  const session = createClassSession({ storage, openSync });
  const wake = () => {
    session.sync.value?.wake();
    session.refresh();
  };
  const otherTab = ({ key }: StorageEvent) => {
    const id = copies.idOfKey(key);
    if (id !== undefined) session.sync.value?.otherTabStored(id);
  };
  addEventListener("storage", otherTab);
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") session.refresh();
  }, REFRESH);
  stops.push(
    onWake(wake),
    () => clearInterval(timer),
    () => removeEventListener("storage", otherTab),
  );
  session.refresh();
  return { session, close: () => stops.forEach((stop) => stop()) };
}
