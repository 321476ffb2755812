/** A queue from which the smallest comes first. */

/** Numbers, each with the rank by which they come out. */
export type Queue = { add(item: number, rank: number): void; take(): number | undefined };

/** Makes an empty one: a binary heap, in which a parent's rank is not above its children's. */
export function createQueue(): Queue {
  const heap: { item: number; rank: number }[] = [];
  const swap = (a: number, b: number) => [heap[a], heap[b]] = [heap[b], heap[a]];
  return {
    add(item, rank) {
      let at = heap.push({ item, rank }) - 1;
      for (let parent = at - 1 >> 1; at > 0 && heap[parent].rank > rank; parent = at - 1 >> 1) {
        swap(at, parent);
        at = parent;
      }
    },
    take() {
      if (heap.length === 0) return undefined;
      const { item } = heap[0];
      const last = heap.pop()!;
      if (heap.length > 0) heap[0] = last;
      for (let at = 0;;) {
        const children = [2 * at + 1, 2 * at + 2].filter((child) => child < heap.length);
        const child = children.sort((a, b) => heap[a].rank - heap[b].rank)[0];
        if (child === undefined || heap[child].rank >= heap[at].rank) return item;
        swap(at, child);
        at = child;
      }
    },
  };
}
