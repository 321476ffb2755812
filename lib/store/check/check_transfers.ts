/** Checks offers of tours to new owners. */
import { listKeys, listSound } from "./check_shapes.ts";
import type { TransferRecord } from "../tours/transfer_record.ts";
import { compared, type Finding, removed } from "./finding.ts";

/** Finds offers without a pointer, and pointers without an offer. */
export async function* checkTransfers(kv: Deno.Kv): AsyncGenerator<Finding> {
  const offers = new Map<string, TransferRecord>();
  for await (const { key, value } of listSound<TransferRecord>(kv, ["tour_transfers"])) {
    const { tourId, email, hash } = value;
    offers.set(String(key[1]), value);
    const ways: [Deno.KvKey, unknown][] = [[["tour_transfers_by_secret", hash], tourId]];
    if (email) ways.push([["tour_transfers_by_email", email, tourId], true]);
    for (const [key, expected] of ways) {
      const finding = compared(await kv.get(key), expected, "the way to an offer of a tour");
      // Both expire at the same time, but KV removes expired entries one by one.
      if (finding) yield { ...finding, level: "notice" };
    }
  }
  const known = new Set<string>();
  for await (const [, id] of listKeys(kv, ["tour_transfers"])) known.add(String(id));
  const isUnreadable = (id: string) => known.has(id) && !offers.has(id);
  for await (const entry of listSound<string>(kv, ["tour_transfers_by_secret"])) {
    if (offers.get(entry.value)?.hash === entry.key[1] || isUnreadable(entry.value)) continue;
    yield removed(entry, "the way to an offer that is not there", "notice");
  }
  for await (const entry of listSound(kv, ["tour_transfers_by_email"])) {
    const [, email, tourId] = entry.key;
    if (offers.get(String(tourId))?.email === email || isUnreadable(String(tourId))) continue;
    yield removed(entry, "the way to an offer that is not there", "notice");
  }
}
