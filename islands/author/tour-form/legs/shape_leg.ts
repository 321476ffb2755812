/**
 * What is done to a way on the map: it is led over other places, along the streets if it can be.
 */
import { simplifyLine } from "../../../../lib/geo/simplify_line.ts";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { FormLeg } from "./form_legs.ts";
import type { FormLegs } from "./legs.ts";

/** Most points of a drawn way that are shown as handles: more would hide the map. */
const MOST_HANDLES = 20;

/** The points of a way, or those of the straight line. */
export const pointsOf = ({ ends, made }: FormLeg): Position[] => made?.points ?? ends;

/** The places of a way that can be moved. */
export function handlesOf(legs: FormLegs, leg: FormLeg): Position[] {
  if (!leg.made) return [];
  if (legs.keepsToStreets(leg)) return legs.viasOf(leg);
  return simplifyLine(leg.made.points, MOST_HANDLES + 2).slice(1, -1);
}

/** Leads a way over `at`, beyond its point `after`. */
export function bendLeg(legs: FormLegs, leg: FormLeg, after: number, at: Position): void {
  const points = pointsOf(leg);
  if (!legs.keepsToStreets(leg)) {
    return legs.draw(
      leg.to,
      inner([...points.slice(0, after + 1), at, ...points.slice(after + 1)]),
    );
  }
  const vias = legs.viasOf(leg);
  const before = vias.filter((via) => nearestTo(points, via) <= after).length;
  legs.leadOver(leg.to, [...vias.slice(0, before), at, ...vias.slice(before)], false);
}

/** Moves a handle of a way; `at` is missing where it is taken away. */
export function moveHandle(
  legs: FormLegs,
  leg: FormLeg,
  handle: number,
  { at, byKey = false }: { at?: Position; byKey?: boolean },
): void {
  const replaced = at ? [at] : [];
  if (legs.keepsToStreets(leg)) {
    return void legs.leadOver(leg.to, legs.viasOf(leg).flatMap(swap(handle, replaced)), byKey);
  }
  const points = pointsOf(leg);
  const index = points.indexOf(handlesOf(legs, leg)[handle]);
  legs.draw(leg.to, inner(points.flatMap(swap(index, replaced))), byKey);
}

const swap = (index: number, by: Position[]) => (point: Position, i: number) =>
  i === index ? by : [point];

const inner = (points: Position[]): Position[] => points.slice(1, -1);

/** The index of the point that is nearest to a place. */
function nearestTo(points: Position[], at: Position): number {
  const metres = points.map((point) => distanceBetween(point, at));
  return metres.indexOf(Math.min(...metres));
}
