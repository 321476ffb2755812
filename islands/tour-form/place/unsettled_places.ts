/** The location boxes of the form whose text has not become a place yet. */

/** Resolves to true once the text of a box has become a place, or there is none; else to false. */
type Settle = () => Promise<boolean>;

const boxes = new Map<symbol, { name: string; settle: Settle }>();

/**
 * Adds a box; returns the way to remove it. `name` is that of its fields: "" for the start of the
 * tour, else the stop with a dot after it.
 */
export function addLocationBox(name: string, settle: Settle): () => void {
  const key = Symbol();
  boxes.set(key, { name, settle });
  return () => void boxes.delete(key);
}

/**
 * Looks up what stands in the boxes and has not been; resolves to the names of those that still
 * name no place. Whoever typed a place there means it, and must not save another.
 */
export async function settlePlaces(): Promise<string[]> {
  const outcomes = await Promise.all(
    [...boxes.values()].map(async ({ name, settle }) => await settle() ? [] : [name]),
  );
  return outcomes.flat();
}
