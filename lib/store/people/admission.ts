/** Invitations to work on a tour, where only invited people may sign in. */
import { MAX_ACCEPTED } from "../../model/people/invitation.ts";
import { sha256 } from "../accounts/secret.ts";
import {
  invitationEmailPrefix,
  invitationKey,
  type InvitationPointer,
  type InvitationRecord,
  invitationSecretKey,
  setInvitation,
} from "./invitation_record.ts";
import { readOffer } from "./invitations.ts";

/** Whether an invitation to this address, in lower case, stands. */
export async function hasInvitation(kv: Deno.Kv, address: string, now: Date): Promise<boolean> {
  for await (const { key, value } of kv.list<string>({ prefix: invitationEmailPrefix(address) })) {
    if (await readOffer(kv, { tourId: String(key[2]), invitationId: value }, now)) return true;
  }
  return false;
}

/**
 * Adds to `operation` that one more person comes in by the link with this secret. False, without
 * effect, for one that has ended or has let in as many as may accept it.
 */
export async function takeInvitationLink(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  secret: string,
  now: Date,
): Promise<boolean> {
  const { value: pointer } = await kv.get<InvitationPointer>(
    invitationSecretKey(await sha256(secret)),
  );
  if (pointer === null || !await readOffer(kv, pointer, now)) return false;
  const { tourId, invitationId } = pointer;
  const entry = await kv.get<InvitationRecord>(invitationKey(tourId, invitationId));
  const admitted = (entry.value?.admitted ?? 0) + 1;
  if (entry.value === null || admitted > MAX_ACCEPTED) return false;
  setInvitation(operation.check(entry), { ...entry.value, admitted }, now);
  return true;
}
