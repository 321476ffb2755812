/** Which card another one is dragged over. */
import type { ClientRect, CollisionDetection } from "@dnd-kit/core";

/**
 * The card whose upper or lower edge is nearest to the same edge of the dragged one. Middles would
 * not do: an unfolded card is ten times as high as a folded one, and its middle stays nearest to
 * its own place.
 */
export const nearestEdge: CollisionDetection = ({ collisionRect, droppableRects, ...others }) =>
  others.droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id);
    if (!rect) return [];
    return [{
      id: container.id,
      data: { droppableContainer: container, value: gap(rect, collisionRect) },
    }];
  }).sort((a, b) => a.data.value - b.data.value);

const gap = (a: ClientRect, b: ClientRect) =>
  Math.min(Math.abs(a.top - b.top), Math.abs(a.bottom - b.bottom));
