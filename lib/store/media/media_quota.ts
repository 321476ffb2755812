/**
 * How much an account may store. An administrator sets it for a person, under `["media_quotas",
 * userId]`; all others have the standard of the site (or of their class).
 */
import { type MediaQuota, MediaQuotas } from "../records/media.ts";

/** What an administrator has set for a user; undefined where the standard holds. */
export async function getOwnQuota(kv: Deno.Kv, userId: string): Promise<MediaQuota | undefined> {
  return (await MediaQuotas.get(kv, userId)).value ?? undefined;
}

/**
 * The quota of the account that a file counts for, in bytes: that of the person, else `standard`.
 * All that asks for room asks here.
 */
export async function readQuota(kv: Deno.Kv, userId: string, standard: number): Promise<number> {
  return (await getOwnQuota(kv, userId))?.bytes ?? standard;
}
