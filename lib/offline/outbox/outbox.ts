/** Sends what waits on this device from the open page. Browser only. */
import { currentUser } from "../../device/current_user.ts";
import { loadChunk } from "../../device/load_chunk.ts";
import { getProgressSync } from "../../progress/progress_sync_instance.ts";
import { sendDraftsHere } from "./send_drafts.ts";
import type { Waiting } from "./waiting.ts";

/**
 * Sends the progress of the signed-in user and, unless a form is open, the drafts; resolves when
 * all has arrived, or nothing can be sent now. Recordings and pictures start uploading; their
 * number shows when they have arrived. Never rejects.
 */
export async function sendUnsent(
  { progress, drafts, files }: Waiting,
  hasForm: boolean,
): Promise<void> {
  const userId = currentUser();
  if (files > 0 && !hasForm) startUploads();
  if (progress > 0) await getProgressSync().flush();
  if (!userId || drafts === 0 || hasForm) return;
  await sendDraftsHere(userId, { isSignedIn: () => currentUser() === userId }).catch(console.warn);
}

const startUploads = () =>
  loadChunk(() => import("../../device/uploads/resume_uploads.ts"))
    .then(({ resumeUploads }) => resumeUploads())
    .catch((error) => console.warn("The files are sent with a later page", error));
