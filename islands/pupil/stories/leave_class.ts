/** Leaves the class on this device, and removes what the device has of it. */
import { api, ApiError } from "../../../lib/device/api.ts";
import { pupilOfDevice } from "../../../lib/device/pupil/pupil.ts";
import { getLocalStorage } from "../../../lib/device/storage.ts";
import { getTakes } from "../../../lib/device/takes/takes_instance.ts";
import { getUploadQueue } from "../../../lib/device/uploads/upload_queue_instance.ts";
import { getKeptWords } from "../../../lib/device/words/unsent_words.ts";
import { isOnItsWay } from "../../../lib/device/uploads/upload_record.ts";
import type { Question } from "../../shell/confirm.ts";
import { storeKnownClass } from "../../../lib/device/pupil/known_class.ts";
import { isBlank, isSent, storiesOf, storyRecords } from "../../../lib/device/pupil/story_copy.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

/** The stories of a pupil on this device; none where the browser refuses its storage. */
const storiesHere = (memberId: string) => storiesOf(storyRecords(), memberId).catch(() => []);

/** The question before leaving: it says what would be lost. */
export async function leaveQuestion(): Promise<Question> {
  const memberId = pupilOfDevice();
  await Promise.all([getTakes().ready, getUploadQueue().ready]);
  const stories = memberId === undefined ? [] : await storiesHere(memberId);
  const words = memberId === undefined ? [] : await getKeptWords().listOf(memberId);
  const isLost = words.length > 0 || stories.some((copy) => !isBlank(copy) && !isSent(copy)) ||
    [...getTakes().takes.value.values()].some(({ isSent }) => !isSent) ||
    [...getUploadQueue().uploads.value.values()].some(isOnItsWay);
  const lost = t("leaveLoses");
  const kept = t("leaveKeeps");
  return {
    title: t("leaveClassTitle"),
    text: isLost ? `${lost} ${kept}` : kept,
    action: t("leave"),
  };
}

/**
 * Leaves, then clears this device; rejects as `api` does. A device that the server knows no more is
 * cleared all the same.
 */
export async function leaveClass(request: typeof api = api): Promise<void> {
  try {
    await request("POST", "/api/class/leave");
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 410)) throw error;
  }
  const memberId = pupilOfDevice();
  if (memberId !== undefined) await removePupilData(memberId);
}

/** Removes a pupil's stories, translations, recordings and files that wait from this device. */
export async function removePupilData(memberId: string): Promise<void> {
  const [takes, uploads] = [getTakes(), getUploadQueue()];
  await Promise.all([takes.ready, uploads.ready]);
  const isTheirs = ({ userId }: { userId?: string }) => userId === memberId;
  for (const { id, ...take } of takes.takes.value.values()) if (isTheirs(take)) takes.remove(id);
  for (const { id, ...file } of uploads.uploads.value.values()) {
    if (isTheirs(file)) uploads.remove(id);
  }
  for (const { id } of await storiesHere(memberId)) await storyRecords().remove(id);
  for (const { id } of await getKeptWords().listOf(memberId)) await getKeptWords().remove(id);
  storeKnownClass(getLocalStorage(), undefined);
  await Promise.all([takes.settled(), uploads.settled()]);
}
