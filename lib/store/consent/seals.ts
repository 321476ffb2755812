/**
 * Withdrawals that outlive their archive: `["seals", hash]` for a stored recording whose release
 * was withdrawn, written when its archive is removed for good. It holds in all archives that got
 * the recording later, and names nobody. An administrator lifts it by adding a release.
 */
import { NOBODY } from "../../model/id.ts";
import { FileHash } from "../kv/fields.ts";
import { mutate } from "../kv/atomic.ts";
import { listMediaUsers } from "../media/media_users.ts";
import { countChange, listReleaseRecords } from "./release_records.ts";
import { type ReleaseRecord, Seals } from "../records/consent.ts";

/** Seals the withdrawn recordings of an archive that is being removed. May be called twice. */
export async function sealWithdrawn(kv: Deno.Kv, tourId: string): Promise<void> {
  for (const { value } of await listReleaseRecords(kv, tourId)) {
    const { recording, withdrawnAt, createdAt } = value;
    if (withdrawnAt === undefined || !FileHash.safeParse(recording).success) continue;
    const uses = await listMediaUsers(kv, recording);
    const since = uses.find((use) => use.tourId === tourId)?.since ?? createdAt;
    await mutate(async () => {
      const entry = await Seals.get(kv, recording);
      if (entry.value !== null && entry.value.since <= since) return { result: undefined };
      const operation = kv.atomic().check(entry).set(entry.key, { since, withdrawnAt });
      countChange(operation);
      return { operation, result: undefined };
    });
  }
}

/** All seals, each as a withdrawn release of an archive that is gone. */
export async function listSeals(kv: Deno.Kv): Promise<ReleaseRecord[]> {
  const entries = await Array.fromAsync(Seals.list(kv));
  return entries.map(({ key, value: { since, withdrawnAt } }) => ({
    id: NOBODY,
    recording: String(key[1]),
    person: "",
    scope: "public",
    withdrawnAt,
    createdAt: since,
    updatedAt: since,
    revision: 1,
    tourId: NOBODY,
    ownerId: NOBODY,
  }));
}
