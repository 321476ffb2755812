/** A three-way merge of the order of stops, which are named by their ids. */
import type { Side, Versions } from "./merge_fields.ts";

/**
 * The ids in `kept` in their merged order. Stops that all three versions have stand as the one
 * person put them who moved some; `settle` is asked where both did, differently. A stop that one
 * version alone has follows the stop that it follows there; where both added stops at one place,
 * theirs come first.
 */
export function mergeOrder(
  { base, theirs, mine }: Versions<readonly string[]>,
  kept: ReadonlySet<string>,
  settle: () => Side,
): string[] {
  const side = sideOf({ base, theirs, mine }, settle);
  const [first, second] = side === "mine" ? [mine, theirs] : [theirs, mine];
  const order = first.filter((id) => kept.has(id));
  const known = new Set(order);
  const others = new Set([...base, ...second]);
  let place = 0;
  for (const id of second) {
    if (known.has(id)) {
      place = order.indexOf(id) + 1;
    } else if (kept.has(id)) {
      // Past the stops that they added at this place.
      while (side === "theirs" && place < order.length && !others.has(order[place])) place++;
      order.splice(place++, 0, id);
    }
  }
  return order;
}

function sideOf({ base, theirs, mine }: Versions<readonly string[]>, settle: () => Side): Side {
  const sets = [base, theirs, mine].map((ids) => new Set(ids));
  const [before, their, my] = [base, theirs, mine].map((ids) =>
    JSON.stringify(ids.filter((id) => sets.every((others) => others.has(id))))
  );
  if (my === before || my === their) return "theirs";
  return their === before ? "mine" : settle();
}
