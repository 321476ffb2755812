/** What waits on this device to be sent. */
import { type FormCopies, getFormCopies } from "../../device/forms/form_copies.ts";
import { deviceRecords, patient } from "../../device/queue/records.ts";
import {
  hasOriginalToSend,
  isOnItsWay,
  type UploadRecord,
} from "../../device/uploads/upload_record.ts";
import { isUnsent } from "./waiting_drafts.ts";

/** How many of each; `forms` counts the drafts and all other copies of unfinished forms. */
export type Waiting = { progress: number; drafts: number; forms: number; files: number };

/**
 * Counts the progress and the forms of all users, and the files that `userId` may send. What the
 * device does not list counts as nothing. Never rejects.
 */
export async function readWaiting(
  userId: string | undefined,
  copies: Pick<FormCopies, "list"> = getFormCopies(),
  progress: Listed<unknown> = patient(deviceRecords("progress")),
  uploads: Listed<UploadRecord> = patient(deviceRecords<UploadRecord>("uploads")),
): Promise<Waiting> {
  const [forms, entries, files] = await Promise.all([all(copies), all(progress), all(uploads)]);
  const isTheirs = ({ userId: owner }: UploadRecord) => owner === undefined || owner === userId;
  const waits = (file: UploadRecord) => isOnItsWay(file) || hasOriginalToSend(file);
  return {
    progress: entries.length,
    drafts: forms.filter(isUnsent).length,
    forms: forms.length,
    files: files.filter((file) => isTheirs(file) && waits(file)).length,
  };
}

type Listed<T> = { list(): Promise<T[]> };

const all = <T>(records: Listed<T>) => records.list().catch((): T[] => []);
