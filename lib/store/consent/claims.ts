/**
 * Which of two archives a recording belongs to: the one that had it first. A release holds in all
 * archives that have got the recording later, by a copy, a transfer, or because somebody uploaded
 * the same bytes again. It does not hold in those that had it before: anybody could upload a
 * recording of somebody else and withdraw it.
 */
import { NOBODY } from "../../model/id.ts";
import { FileHash } from "../kv/fields.ts";
import { getAll } from "../kv/get_all.ts";
import { listMediaUsers } from "../media/media_users.ts";
import { type TourRecord, Tours, TrashOwners } from "../records/tours.ts";
import type { ReleaseRecord } from "../records/consent.ts";

/** An archive or a draft of it, and its user; a draft of a new archive has no `id`. */
export type Place = { id?: string; userId: string };

/**
 * Whether the archive of a release had its recording before this place, and before all other
 * archives of the same owner. False for a recording of another site, which has no history here.
 */
export async function hadItBefore(
  kv: Deno.Kv,
  release: ReleaseRecord,
  place: Place,
): Promise<boolean> {
  if (!FileHash.safeParse(release.recording).success) return false;
  const uses = await listMediaUsers(kv, release.recording);
  const owners = await listOwners(kv, uses.map(({ tourId }) => tourId));
  const since = sinceOf(release, uses);
  return uses.every((use, i) => {
    const isOfOwner = owners[i] === place.userId && place.userId !== NOBODY;
    return !isOfOwner && use.tourId !== place.id || since <= use.since;
  });
}

/** Whether the archive of a release had its recording before all others. */
export async function hadItFirst(kv: Deno.Kv, release: ReleaseRecord): Promise<boolean> {
  const uses = await listMediaUsers(kv, release.recording);
  const since = sinceOf(release, uses);
  return uses.every((use) => since <= use.since);
}

/** Since when the archive of a release has had its recording. */
const sinceOf = ({ tourId, createdAt }: ReleaseRecord, uses: { tourId: string; since: string }[]) =>
  uses.find((use) => use.tourId === tourId)?.since ?? createdAt;

/** The owner of each tour, deleted ones included; null for one that is gone. */
async function listOwners(kv: Deno.Kv, ids: string[]): Promise<(string | null)[]> {
  const tours = await getAll<TourRecord>(kv, ids.map(Tours.key));
  const deleted = await getAll<string>(kv, ids.map(TrashOwners.key));
  return tours.map(({ value }, i) => value?.userId ?? deleted[i].value);
}
