/**
 * What pages without a form load where files wait on this device: a chunk that visitors never meet
 * (tools/rules/visitors_scripts.ts).
 */
import { getUploadQueue } from "./upload_queue_instance.ts";

/** Goes on with what waits; the queue works by itself from then on. */
export const resumeUploads = (): void => void getUploadQueue();
