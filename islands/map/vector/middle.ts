/** The position of an area's name. */
import type { XY } from "./label_path.ts";

/** Where an area is crossed from side to side, as parts of its height; the middle first. */
const CROSSINGS = [0.5, 0.4, 0.6, 0.3, 0.7];

/** How much wider a crossing away from the middle must be, for each part of the height. */
const PULL = 1;

/** The middle of the widest crossing of `rings` (holes included), and its width. */
export function middleOf(rings: XY[][]): XY & { width: number } {
  const ys = rings.flatMap((ring) => ring.map(({ y }) => y));
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  let best = { x: rings[0][0].x, y: rings[0][0].y, width: 0 };
  let worth = 0;
  for (const part of CROSSINGS) {
    const y = top + (bottom - top) * part;
    for (const [left, right] of crossings(rings, y)) {
      const width = right - left;
      if (width * (1 - PULL * Math.abs(part - 0.5)) <= worth) continue;
      worth = width * (1 - PULL * Math.abs(part - 0.5));
      best = { x: (left + right) / 2, y, width };
    }
  }
  return best;
}

/** The stretches of the line at `y` that are inside. */
function crossings(rings: XY[][], y: number): [number, number][] {
  const xs: number[] = [];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
      if (a.y > y !== b.y > y) xs.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
  }
  xs.sort((a, b) => a - b);
  return xs.flatMap((x, i): [number, number][] => i % 2 ? [[xs[i - 1], x]] : []);
}
