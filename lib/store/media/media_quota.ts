/**
 * How much an account may store. An administrator sets it for a person, under `["media_quotas",
 * userId]`; all others have the standard of the site (or of their class).
 */
import { z } from "zod";
import { Count, Time } from "../kv/fields.ts";

/** The bytes of all files of the account together, and when that was set. */
export const MediaQuota = z.object({ bytes: Count, at: Time });
export type MediaQuota = z.infer<typeof MediaQuota>;

/** The prefix of all quotas of persons. */
export const MEDIA_QUOTAS: Deno.KvKey = ["media_quotas"];

/** The quota of a person: a `MediaQuota`; missing where the standard holds. */
export const mediaQuotaKey = (userId: string): Deno.KvKey => [...MEDIA_QUOTAS, userId];

/** What an administrator has set for a user; undefined where the standard holds. */
export async function getOwnQuota(kv: Deno.Kv, userId: string): Promise<MediaQuota | undefined> {
  return (await kv.get<MediaQuota>(mediaQuotaKey(userId))).value ?? undefined;
}

/**
 * The quota of the account that a file counts for, in bytes: that of the person, else `standard`.
 * All that asks for room asks here.
 */
export async function readQuota(kv: Deno.Kv, userId: string, standard: number): Promise<number> {
  return (await getOwnQuota(kv, userId))?.bytes ?? standard;
}
