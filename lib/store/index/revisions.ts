/**
 * What tells whether something that visitors get is as it was. An archive changes with its own
 * entries, with releases and blocks (`CONSENTS_REVISION`), and at midnight (UTC), when stories are
 * released; lists change with every archive.
 */
import { ConsentsRevision, ContentRevision, StopIds } from "../records/tours.ts";

/** A number that grows with every change that a visitor can see; 0 in a new store. */
export async function getContentRevision(kv: Deno.Kv): Promise<bigint> {
  return (await kv.get<Deno.KvU64>(ContentRevision.root)).value?.value ?? 0n;
}

/** Days are far fewer than these. */
const MOST_DAYS = 1n << 24n;

/** A number that grows with every change that a visitor can see, and at midnight. */
export async function getVisibleRevision(kv: Deno.Kv, now: Date): Promise<bigint> {
  return await getContentRevision(kv) * MOST_DAYS + BigInt(dayNumber(now));
}

/** A text that is another whenever something else of a tour is seen, and never the same again. */
export async function getTourRevision(kv: Deno.Kv, id: string, now: Date): Promise<string> {
  const [tour, consents] = await kv.getMany<[string[], Deno.KvU64]>([
    StopIds.key(id),
    ConsentsRevision.root,
  ]);
  return `${tour.versionstamp} ${consents.versionstamp} ${dayNumber(now)}`;
}

const dayNumber = (now: Date) => Math.floor(now.getTime() / 86_400_000);
