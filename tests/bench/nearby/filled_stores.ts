/** Fills both stores in a thread of its own, which takes a million cards with it when it ends. */
import type { Position } from "../../../lib/model/tour/position.ts";

/** How many tours, searches among them, the folder of our store, and where PostgreSQL listens. */
export type Order = { count: number; queries: number; folder: string; host: string };

/** Where to search, our store's path, and how long each took to fill; ours may have been full. */
export type Filled = { centers: Position[]; path: string; ours?: number; theirs: number };

/**
 * The stores with the tours of `order`. In the thread that searches, all those cards would stay in
 * the heap, and the garbage collector would copy some of them between the searches.
 */
export async function fillStores(order: Order): Promise<Filled> {
  const worker = new Worker(import.meta.resolve("./filling.ts"), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}
