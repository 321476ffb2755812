/** Recordings whose release is withdrawn, and the backups that still have them. */
import type { Entry } from "../store/backup/entry_file.ts";
import { readSnapshot } from "../store/backup/snapshot.ts";
import type { StoreLocation } from "../store/kv/data_file.ts";
import { backupsIn } from "./backups_in.ts";
import { Consents, type ReleaseRecord, Seals } from "../store/records/consent.ts";
import { type TourRecord, Tours } from "../store/records/tours.ts";

/**
 * A recording by its SHA-256, the archives whose releases of it are withdrawn, by title, and the
 * names of the backups that have its file, the oldest first.
 */
export type WithdrawnRecording = { hash: string; archives: string[]; backups: string[] };

/**
 * All recordings of the store with a release that is withdrawn, which some backup in `folder` has,
 * also after their archive was removed for good. The program may run meanwhile. Recordings
 * elsewhere are in no backup.
 *
 * @throws {StoreError} where the store or a backup cannot be read.
 */
export async function findWithdrawnRecordings(
  store: StoreLocation,
  folder: string,
): Promise<WithdrawnRecording[]> {
  const backups = await backupsIn(folder);
  const copy = `${folder}/${crypto.randomUUID()}.sqlite`;
  const archives = await readSnapshot(store, copy, archivesByRecording);
  return Array.from(archives, ([hash, titles]): WithdrawnRecording => ({
    hash,
    archives: [...titles].sort(),
    backups: backups
      .filter(({ manifest: { media } }) => media.some((name) => name.startsWith(`${hash}.`)))
      .map(({ name }) => name),
  })).filter(({ backups }) => backups.length > 0);
}

/** Stands for the title of an archive that is in the trash, or removed for good. */
const DELETED = "a deleted archive";

async function archivesByRecording(
  entries: AsyncIterable<Entry>,
): Promise<Map<string, Set<string>>> {
  const releases: ReleaseRecord[] = [];
  const sealed: string[] = [];
  const titles = new Map<string, string>();
  for await (const { key, value } of entries) {
    if (key[0] === Consents.root[0]) releases.push(value as ReleaseRecord);
    else if (key[0] === Seals.root[0]) sealed.push(String(key[1]));
    else if (key[0] === Tours.root[0]) titles.set(String(key[1]), (value as TourRecord).title);
  }
  const archives = new Map<string, Set<string>>(
    sealed.map((hash) => [hash, new Set([DELETED])]),
  );
  for (const { recording, tourId, withdrawnAt } of releases) {
    if (withdrawnAt === undefined || !/^[0-9a-f]{64}$/.test(recording)) continue;
    const title = titles.get(tourId) ?? DELETED;
    archives.set(recording, (archives.get(recording) ?? new Set()).add(title));
  }
  return archives;
}
