/**
 * Puts together what two people made of one archive. Both began from the same version; the parts
 * that one of them alone changed come from that one. It merges forms as they are sent (`TourInput`)
 * and as they are typed, whose fields have the same names.
 */
import { type Fields as Table, leadGroups, unitsOf } from "../fields/field.ts";
import { STOP_FIELDS, TOUR_FIELDS } from "../fields/table.ts";
import {
  type FieldGroup,
  type Fields,
  isEmpty,
  isSame,
  type Side,
  type Versions,
} from "./merge_fields.ts";
import { mergeOrder } from "./merge_order.ts";
import { mergeWithParts } from "./merge_parts.ts";

/**
 * Both changed the same part, differently. "fields": of the archive, or of a stop; a field of the
 * catalogue record is named as in "record.creators", a chapter by its time: "chapters.63000",
 * a thing by its id: "things.#picture".
 * "deletion": `deletedBy` deleted the stop, and the other changed it, or deleted all the other
 * stops. "order": both moved stops.
 */
export type MergeConflict =
  | { kind: "fields"; stopId?: string; fields: string[] }
  | { kind: "deletion"; stopId: string; deletedBy: Side }
  | { kind: "order" };

const groupsOf = (fields: Table): FieldGroup[] => [
  ...leadGroups(fields),
  ...unitsOf(fields).map((names) => ({ names })),
];

const TOUR_GROUPS = groupsOf(TOUR_FIELDS);
const STOP_GROUPS = groupsOf(STOP_FIELDS);

type Stop = Fields & { id?: string; code?: unknown };
type Settle = (conflict: MergeConflict) => Side;

/**
 * The merged version, and the conflicts in it. `choose` decides a conflict; without it the merged
 * version has my side of each. Stops are the same when they have the same id; a stop that I added
 * is also the same as one that they added with the same content.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { mergeTours } from "./merge_tours.ts";
 *
 * const base = { title: "Walk", description: "", audioStops: [] };
 * const theirs = { ...base, title: "Town walk" };
 * const mine = { ...base, description: "An hour." };
 * const { merged, conflicts } = mergeTours({ base, theirs, mine });
 * assert.deepEqual(merged, { title: "Town walk", description: "An hour.", audioStops: [] });
 * assert.deepEqual(conflicts, []);
 * ```
 */
export function mergeTours<T extends { audioStops: { id?: string }[] }>(
  { base, theirs, mine }: Versions<T>,
  choose: (conflict: MergeConflict) => Side = () => "mine",
): { merged: T; conflicts: MergeConflict[] } {
  const conflicts: MergeConflict[] = [];
  const settle: Settle = (conflict) => {
    conflicts.push(conflict);
    return choose(conflict);
  };
  const withoutStops = ({ audioStops: _, ...fields }: T): Fields => withStartOf(fields, base);
  const fields = mergeWithParts(
    { base: withoutStops(base), theirs: withoutStops(theirs), mine: withoutStops(mine) },
    TOUR_GROUPS,
    (fields) => settle({ kind: "fields", fields }),
  );
  const audioStops = mergeStops(
    { base: base.audioStops, theirs: theirs.audioStops, mine: mine.audioStops } as Versions<Stop[]>,
    settle,
  );
  return { merged: { ...fields, audioStops } as unknown as T, conflicts };
}

/** A version without a stop on the map has no start; that does not say that the start goes. */
function withStartOf(fields: Fields, { latitude, longitude }: Fields): Fields {
  const hasStart = !isEmpty(fields.latitude) || !isEmpty(fields.longitude);
  return hasStart ? fields : { ...fields, latitude, longitude };
}

function mergeStops(versions: Versions<Stop[]>, settle: Settle): Stop[] {
  const base = byId(versions.base);
  const theirs = byId(versions.theirs);
  const mine = byId(withIdsOfTwins(versions.mine, { base, theirs }));
  const merged = new Map<string, Stop>();
  const asked = new Set<string>();
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const stop = mergeStop(id, [base.get(id), theirs.get(id), mine.get(id)], (conflict) => {
      asked.add(id);
      return settle(conflict);
    });
    if (stop) merged.set(id, stop);
  }
  if (merged.size === 0) {
    // Each deleted the stops that the other left: an archive has at least one.
    for (const [stopId, stop] of theirs) {
      if (asked.has(stopId)) continue;
      const side = settle({ kind: "deletion", stopId, deletedBy: "mine" });
      if (side === "theirs") merged.set(stopId, stop);
    }
  }
  const order = mergeOrder(
    { base: [...base.keys()], theirs: [...theirs.keys()], mine: [...mine.keys()] },
    new Set(merged.keys()),
    () => settle({ kind: "order" }),
  );
  return order.map((id) => merged.get(id)!);
}

/** One stop; undefined where it was deleted. */
function mergeStop(
  id: string,
  [base, theirs, mine]: (Stop | undefined)[],
  settle: Settle,
): Stop | undefined {
  if (theirs && mine) {
    const versions = {
      base: contentOf(base ?? {}),
      theirs: contentOf(theirs),
      mine: contentOf(mine),
    };
    const fields = mergeWithParts(versions, STOP_GROUPS, (fields) => {
      return settle({ kind: "fields", stopId: id, fields });
    });
    const { code } = theirs;
    return { id: theirs.id, ...code === undefined ? {} : { code }, ...fields };
  }
  const [left, by, deletedBy] = mine
    ? [mine, "mine", "theirs"] as const
    : [theirs, "theirs", "mine"] as const;
  if (!base) return left;
  if (isSame(contentOf(base), contentOf(left!))) return undefined;
  return settle({ kind: "deletion", stopId: id, deletedBy }) === by ? left : undefined;
}

/** What people enter for a stop: the server gives its code. */
const contentOf = ({ id: _, code: __, ...content }: Stop): Fields => content;

/** By their ids; a stop without one, which was added to a form, by its place among the stops. */
const byId = (stops: Stop[]): Map<string, Stop> =>
  new Map(stops.map((stop, index) => [stop.id ?? `new ${index}`, stop]));

/** My stops, where those that both added with the same content have the id of theirs. */
function withIdsOfTwins(
  mine: Stop[],
  { base, theirs }: Pick<Versions<Map<string, Stop>>, "base" | "theirs">,
): Stop[] {
  const known = new Set(mine.map(({ id }) => id));
  const added = [...theirs.values()].filter(({ id }) => !base.has(id!) && !known.has(id));
  if (added.length === 0) return mine;
  return mine.map((stop) => {
    if (stop.id !== undefined && (base.has(stop.id) || theirs.has(stop.id))) return stop;
    const twin = added.findIndex((other) => isSame(contentOf(other), contentOf(stop)));
    return twin < 0 ? stop : { ...stop, id: added.splice(twin, 1)[0].id };
  });
}
