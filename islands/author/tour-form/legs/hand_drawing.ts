/** A way that is being drawn by hand: each tap on the map adds a point. */
import { signal } from "@preact/signals-core";
import type { Position } from "../../../../lib/model/tour/position.ts";

/** The way to the stop `to`, as far as it is drawn; both ends are not among its points. */
export const handDrawing = signal<{ to: number; points: Position[] }>();

export function addDrawnPoint(at: Position): void {
  const { to, points } = handDrawing.peek()!;
  handDrawing.value = { to, points: [...points, at] };
}
