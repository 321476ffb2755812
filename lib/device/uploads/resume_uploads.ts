/**
 * Loaded by pages without a form when files wait on this device, in a chunk that visitors never
 * load (tools/rules/visitors_scripts.ts).
 */
import { loadTexts } from "../load_texts.ts";
import { getUploadQueue } from "./upload_queue_instance.ts";

/** Continues waiting uploads; from then on the queue works by itself. */
export const resumeUploads = (): Promise<void> =>
  loadTexts("people").then(() => void getUploadQueue());
