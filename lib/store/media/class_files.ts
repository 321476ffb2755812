/**
 * The files of submissions. `["media_uses", "class", classId, submissionId]` has their hashes, and
 * `["media_classes", hash, classId]` leads from a file to the classes that have ever named it: it
 * is written before the step that uses the file, and only says where to look.
 */
import { condemnMedia } from "./media_removal.ts";
import { listEditorIds } from "../people/tour_roles.ts";
import { Classes, ClassMedia, MediaClasses } from "../records/classes.ts";
import { Tours } from "../records/tours.ts";
import { hashesIn } from "../records/media.ts";

/** Adds pointers from these files to a class. */
export async function noteClassFiles(
  kv: Deno.Kv,
  classId: string,
  uses: Uint8Array,
): Promise<void> {
  const operation = kv.atomic();
  for (const hash of hashesIn(uses)) operation.set(MediaClasses.key(hash, classId), true);
  await operation.commit();
}

/** The submissions of a class that use a file: their ids. */
export async function listFileUses(
  kv: Deno.Kv,
  classId: string,
  hash: string,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const { key, value } of ClassMedia.list(kv, [classId])) {
    if (hashesIn(value).includes(hash)) ids.push(String(key[3]));
  }
  return ids;
}

/** The users who have a file because a submission in a class of their archive uses it. */
export async function listClassTeachers(kv: Deno.Kv, hash: string): Promise<string[]> {
  const teachers: string[] = [];
  for await (const { key } of MediaClasses.list(kv, [hash])) {
    const classId = String(key[2]);
    if ((await listFileUses(kv, classId, hash)).length === 0) continue;
    const { value: record } = await Classes.get(kv, classId);
    const tour = record && (await Tours.get(kv, record.tourId)).value;
    if (tour) teachers.push(tour.userId, ...await listEditorIds(kv, tour));
  }
  return teachers;
}

/**
 * Removes the uses of a class that is removed. Files that are in nobody's account go with the next
 * sweep, unless something else uses them. May be called twice.
 */
export async function forgetClassFiles(kv: Deno.Kv, classId: string): Promise<void> {
  for await (const { key, value } of ClassMedia.list(kv, [classId])) {
    const hashes = hashesIn(value);
    const operation = kv.atomic();
    for (const hash of hashes) operation.delete(MediaClasses.key(hash, classId));
    await operation.commit();
    for (const hash of hashes) await condemnMedia(kv, hash);
    await kv.delete(key);
  }
}
