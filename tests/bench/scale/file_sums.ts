/** The sums by which the map draws clusters, of very many archives at once. */
import type { Position } from "../../../lib/model/tour/position.ts";
import { placeSums } from "../../../lib/store/index/tour_clusters.ts";

/** Sums in one atomic write: it takes 1,000. */
const PER_STEP = 900;

/**
 * Writes the sums of all cells in which `places` are, which come in the order of the curve: so each
 * cell of a grid is over when the next one begins, and few are in memory.
 */
export async function fileSums(kv: Deno.Kv, places: Position[]): Promise<void> {
  const open = new Map<string, { key: Deno.KvKey; amount: number }>();
  let operation = kv.atomic();
  let waiting = 0;
  const write = async ({ key, amount }: { key: Deno.KvKey; amount: number }) => {
    operation.set(key, new Deno.KvU64(BigInt(amount)));
    if (++waiting < PER_STEP) return;
    await operation.commit();
    operation = kv.atomic();
    waiting = 0;
  };
  for (const place of places) {
    for (const [key, amount] of placeSums(place)) {
      const [, , zoom, cell, field] = key;
      const name = `${String(zoom)} ${String(field)}`;
      const before = open.get(name);
      if (before?.key[3] === cell) {
        before.amount += amount;
        continue;
      }
      if (before) await write(before);
      open.set(name, { key, amount });
    }
  }
  for (const last of open.values()) await write(last);
  if (waiting > 0) await operation.commit();
}
