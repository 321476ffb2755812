/**
 * Who has the form of a tour open, and in which stop they write: `["stop_leases", tourId, userId]`.
 * The key has the person, not the stop: a person is in one stop at a time, so that a move is one
 * write, and two in one stop are both seen. A lease tells others where somebody is; it locks
 * nothing, and ends by itself.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { StopId } from "../../model/listens/listening_input.ts";
import type { User } from "../../model/account/user.ts";
import type { OtherWriter, PresenceInput } from "../../model/people/presence.ts";
import { Milliseconds } from "../kv/fields.ts";
import { ClosedAccounts } from "../records/accounts.ts";
import { Collection } from "../kv/collection.ts";

/** The lifetime of a lease in milliseconds: three heartbeats of a form. */
export const LEASE_MS = 60_000;

/** The name is beside it, so that a heartbeat reads no users. */
const StopLease = z.object({
  name: z.string(),
  stopId: StopId.optional(),
  expiresAt: Milliseconds,
});
type StopLease = z.infer<typeof StopLease>;

/** The leases in a tour, by user. */
export const StopLeases = new Collection("stop_leases", [Id, Id], StopLease, { kind: "note" });

/** Renews or ends the lease of a user, and returns the others who have the form open. */
export async function renewLease(
  kv: Deno.Kv,
  tourId: string,
  { id, displayName }: Pick<User, "id" | "displayName">,
  { stopId, isGone }: PresenceInput,
  now: Date,
): Promise<OtherWriter[]> {
  const key = StopLeases.key(tourId, id);
  const operation = kv.atomic();
  if (isGone) operation.delete(key);
  else {
    const lease: StopLease = {
      name: displayName,
      ...stopId !== null && { stopId },
      expiresAt: now.getTime() + LEASE_MS,
    };
    // Nothing is written for a closed account, so that nothing stays of a deleted one.
    operation.check({ key: ClosedAccounts.key(id), versionstamp: null })
      .set(key, lease, { expireIn: LEASE_MS });
  }
  const [entries] = await Promise.all([
    Array.fromAsync(StopLeases.list(kv, [tourId])),
    operation.commit(),
  ]);
  return entries
    .filter(({ key, value }) => key[2] !== id && value.expiresAt > now.getTime())
    .map(({ value: { name, stopId } }) => ({ name, ...stopId !== undefined && { stopId } }));
}
