/** Listenings for tests. */
import { type Listening, type Way, weekOf } from "../../../lib/model/listens/listening.ts";
import { listensKey } from "../../../lib/store/listens/listens.ts";

/** Listenings of one story in one week, by ways and by the parts in which they were left. */
export type Listened = { stopId: string; way?: Way; left?: number; count: number };

/** Stores listenings in the week of `at`, as the program would have summed them up. */
export async function storeListens(
  kv: Deno.Kv,
  tourId: string,
  at: Date,
  listened: Listened[],
): Promise<void> {
  const operation = kv.atomic();
  for (const { count, ...rest } of listened) {
    const listening: Listening = { way: "page", left: 16, ...rest };
    operation.sum(listensKey(tourId, weekOf(at), listening), BigInt(count));
  }
  await operation.commit();
}
