/**
 * Offers of a tour to another owner: `["tour_transfers", tourId]` is the record. Anyone with the
 * link of an offer can accept it; an offer to an e-mail address can be accepted only by the user
 * who owns the address, and appears in that user's profile. The store has only the hash of a link's
 * secret.
 */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { Milliseconds, TextHash } from "../kv/fields.ts";

export const TransferRecord = z.object({
  tourId: Id,
  /** The owner who offers; the offer is void once somebody else owns the tour. */
  from: Id,
  /** The administrator who offers on behalf of the owner. */
  offeredBy: Id.optional(),
  /** In lower case. */
  email: z.string().optional(),
  /** The hash of the link's secret. */
  hash: TextHash,
  expiresAt: Milliseconds,
});
export type TransferRecord = z.infer<typeof TransferRecord>;

/** The lifetime of an offer in milliseconds: 14 days. */
export const TRANSFER_MS = 14 * 24 * 3600 * 1000;

/** A `TransferRecord`. */
export const transferKey = (tourId: string): Deno.KvKey => ["tour_transfers", tourId];

/** The tour of a link: an id. */
export const transferSecretKey = (hash: string): Deno.KvKey => ["tour_transfers_by_secret", hash];

/** The prefix of the offers to an address. */
export const transferEmailPrefix = (
  email: string,
): Deno.KvKey => ["tour_transfers_by_email", email.toLowerCase()];

/** `true` for an offer to an address. */
export const transferEmailKey = (
  email: string,
  tourId: string,
): Deno.KvKey => [...transferEmailPrefix(email), tourId];

/** Adds the removal of an offer, and of the ways to it, to `operation`. */
export function removeTransfer(
  operation: Deno.AtomicOperation,
  { tourId, hash, email }: TransferRecord,
): void {
  operation.delete(transferKey(tourId)).delete(transferSecretKey(hash));
  if (email !== undefined) operation.delete(transferEmailKey(email, tourId));
}

/** Adds to `operation` that the offer of a tour goes, if there is one for which `goes` is true. */
export async function removeOffer(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tourId: string,
  goes: (offer: TransferRecord) => boolean,
): Promise<void> {
  const entry = await kv.get<TransferRecord>(transferKey(tourId));
  operation.check(entry);
  if (entry.value && goes(entry.value)) removeTransfer(operation, entry.value);
}
