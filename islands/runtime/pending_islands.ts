/** Loading islands: other loading gives way to them. */

const pending = new Set<HTMLElement>();
const waiting: (() => void)[] = [];

export const islandIsPending = (island: HTMLElement): void => void pending.add(island);

/** The island is hydrated, has left the page, or shows itself that it is missing. */
export function islandIsSettled(island: HTMLElement): void {
  pending.delete(island);
  if (pending.size === 0) { for (const resolve of waiting.splice(0)) resolve(); }
}

/** Resolves once no island is loading; those that were not requested yet do not count. */
export function islandsAreSettled(): Promise<void> {
  if (pending.size === 0) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}
