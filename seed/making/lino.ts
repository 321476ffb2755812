/**
 * The hand of the drawings: flat tones in the colours of the program, outlines of ink, and shading
 * by tapered cuts, as in a linocut. All of it is text of SVG, in units of a sheet 1200 wide.
 */

export const INK = "#1f1b16";
export const PAPER = "#f6f1e7";
export const OXBLOOD = "#7a1f2b";
export const ROSE = "#e2cfc9";
export const MOSS = "#3f5b45";
export const DEEP_MOSS = "#2f4536";
export const SAGE = "#919e8e";
export const BRASS = "#b08a3e";
export const STONE = "#e8dcc5";
export const SAND = "#d9c6a0";
export const CLAY = "#cdb585";
export const UMBER = "#604d28";

export type Point = readonly [x: number, y: number];

/** Numbers from 0 to 1, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
}

const at = ([x, y]: Point) => `${+x.toFixed(1)} ${+y.toFixed(1)}`;

/** The data of a path along `points`. */
export const along = (points: readonly Point[], isClosed = true): string =>
  `M${points.map(at).join("L")}${isClosed ? "z" : ""}`;

type Look = { fill?: string; line?: number; ink?: string };

/** A path of `data`; its outline is `line` wide, 0 for none. */
export const draw = (data: string, { fill = "none", line = 3, ink = INK }: Look = {}): string =>
  `<path d="${data}" fill="${fill}"${line ? ` stroke="${ink}" stroke-width="${line}"` : ""}/>`;

export const shape = (points: readonly Point[], look?: Look): string => draw(along(points), look);

export const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** A circle or an ellipse, as points. */
export const round = (x: number, y: number, rx: number, ry = rx, steps = 40): Point[] =>
  Array.from({ length: steps }, (_, i) => {
    const angle = i / steps * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });

/** An upright arch: a box whose top is a half circle, or flatter with `rise` below half of `w`. */
export const arch = (x: number, y: number, w: number, h: number, rise = w / 2): Point[] => [
  [x, y + h],
  ...Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI - i / 16 * Math.PI;
    return [x + w / 2 + w / 2 * Math.cos(angle), y + rise - rise * Math.sin(angle)];
  }),
  [x + w, y + h],
];

export const move = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy]);

/** The mapping of the unit square onto four corners, in perspective: clockwise from 0, 0. */
export function plane([a, b, c, d]: readonly [Point, Point, Point, Point]) {
  const [dx1, dy1] = [b[0] - c[0], b[1] - c[1]];
  const [dx2, dy2] = [d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const det = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det];
  return (points: readonly Point[]): Point[] =>
    points.map(([u, v]) => {
      const w = g * u + h * v + 1;
      return [
        ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / w,
        ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / w,
      ];
    });
}

/** The data of one cut of a gouge: a lens from end to end, `width` in its middle. */
export function gouge([x1, y1]: Point, [x2, y2]: Point, width: number, bend = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const side = (by: number) => at([mx + nx * by, my + ny * by]);
  return `M${at([x1, y1])}Q${side(bend + width)} ${at([x2, y2])}Q${side(bend - width)} ${
    at([x1, y1])
  }z`;
}

export type Cutting = {
  /** Degrees from the horizontal. */
  angle?: number;
  gap?: number;
  width?: number;
  /** The usual length of a cut. */
  length?: number;
  fill?: string;
  seed?: number;
  /** The share of the width, and of the cuts, at a place from 0 to 1 across and along the cuts. */
  tone?: (across: number, along: number) => number;
};

/** Fills a shape with rows of cuts, which end at its outline. */
export function cuts(
  points: readonly Point[],
  {
    angle = 0,
    gap = 9,
    width = 2.2,
    length = 70,
    fill = INK,
    seed = 1,
    tone = () => 1,
  }: Cutting = {},
): string {
  const next = random(seed);
  const [cos, sin] = [Math.cos(angle * Math.PI / 180), Math.sin(angle * Math.PI / 180)];
  const turned = points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos];
  const ys = turned.map(([, y]) => y), xs = turned.map(([x]) => x);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const lenses: string[] = [];
  for (let y = top + gap * 0.6; y < bottom; y += gap) {
    const row = crossings(turned, y);
    for (let i = 0; i + 1 < row.length; i += 2) {
      for (let x = row[i] + next() * length * 0.25; x < row[i + 1];) {
        const end = Math.min(row[i + 1], x + length * (0.5 + next()));
        const share = tone(
          (y - top) / (bottom - top),
          ((x + end) / 2 - left) / (right - left),
        );
        const dy = (next() - 0.5) * gap * 0.3;
        if (end - x > 3 && next() < share * 1.6) {
          const thick = width * Math.min(1.2, share) * (0.75 + next() * 0.5);
          lenses.push(gouge(back(x, y + dy), back(end, y - dy), thick, (next() - 0.5) * 2));
        }
        x = end + 3 + next() * length * 0.18;
      }
    }
  }
  return draw(lenses.join(""), { fill, line: 0 });
}

/** Where the outline crosses the height `y`, from left to right. */
function crossings(points: readonly Point[], y: number): number[] {
  return points.flatMap(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length];
    return y1 <= y !== y2 <= y ? [x1 + (y - y1) / (y2 - y1) * (x2 - x1)] : [];
  }).sort((a, b) => a - b);
}

/** Rays from a point to the edges of the sheet, as in the sky of the cover. */
export function rays([x, y]: Point, fill: string, count: number, seed: number): string {
  const next = random(seed);
  return draw(
    Array.from({ length: count }, (_, i) => {
      const angle = Math.PI + (i + next() * 0.6) / count * Math.PI;
      const [start, end] = [140 + next() * 180, 1500];
      const half = 0.5 / count * Math.PI * 0.42;
      const on = (a: number, r: number): Point => [x + r * Math.cos(a), y + r * Math.sin(a)];
      return along([on(angle, start), on(angle - half, end), on(angle + half, end)]);
    }).join(""),
    { fill, line: 0 },
  );
}

/** A cloud of long light cuts. */
export const cloud = (x: number, y: number, rx: number, ry: number, seed: number, fill = PAPER) =>
  cuts(round(x, y, rx, ry), { gap: ry / 4.5, width: ry / 5.5, length: rx * 3, fill, seed });

/** A crown of leaves: bumps around, and light and dark cuts inside. */
export function crown(x: number, y: number, r: number, seed: number, fill = MOSS): string {
  const next = random(seed);
  const count = 11;
  const bumps = Array.from({ length: count }, (_, i): Point => {
    const angle = i / count * 2 * Math.PI + next() * 0.2;
    const far = r * (0.86 + next() * 0.2);
    return [x + far * Math.cos(angle), y + far * 0.9 * Math.sin(angle)];
  });
  const outline = `M${at(bumps[0])}` + bumps.map((from, i) => {
    const to = bumps[(i + 1) % count];
    const out = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62;
    return `A${out.toFixed(1)} ${out.toFixed(1)} 0 0 1 ${at(to)}`;
  }).join("");
  const leaf = (light: boolean) => (_: unknown): string => {
    const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next()) * r * 0.85];
    const [px, py] = [x + far * Math.cos(angle), y + far * 0.9 * Math.sin(angle)];
    const up = (py - y) / r - (px - x) / r * 0.4 < 0.1;
    if (up !== light) return "";
    return gouge([px - r * 0.09, py], [px + r * 0.09, py - r * 0.02], r * 0.035, r * 0.06);
  };
  const leaves = (light: boolean) => Array.from({ length: 60 }, leaf(light)).join("");
  return draw(outline, { fill }) + draw(leaves(true), { fill: SAGE, line: 0 }) +
    draw(leaves(false), { fill: INK, line: 0 });
}

/** A tree whose trunk stands at `x`, `y`. */
export function tree(x: number, y: number, height: number, seed: number): string {
  const r = height * 0.27;
  const w = height * 0.035;
  const trunk: Point[] = [[x - w * 1.7, y], [x - w * 0.7, y - height * 0.6], [
    x + w * 0.7,
    y - height * 0.6,
  ], [x + w * 1.7, y]];
  return shape(trunk, { fill: INK, line: 0 }) +
    cuts(trunk, { angle: 78, gap: w * 0.9, width: 1.3, length: 26, fill: SAGE, seed }) +
    crown(x - r * 0.55, y - height * 0.55, r * 0.72, seed + 1) +
    crown(x + r * 0.6, y - height * 0.57, r * 0.7, seed + 2) +
    crown(x, y - height * 0.74, r, seed + 3);
}

/** Letters in the program's type of titles. */
export const words = (
  x: number,
  y: number,
  text: string,
  { size = 30, fill = INK, weight = 600, anchor = "middle" } = {},
): string =>
  `<text x="${x}" y="${y}" font-family="Fraunces" font-size="${size}" font-weight="${weight}" ` +
  `text-anchor="${anchor}" fill="${fill}">${text}</text>`;

/** A numbered seal, as stops have on the map. */
export const seal = (x: number, y: number, text: string, r = 30): string =>
  shape(round(x, y, r), { fill: OXBLOOD, line: 3 }) +
  shape(round(x, y, r * 0.82), { line: 1.6, ink: PAPER }) +
  words(x, y + r * 0.36, text, { size: r * 1.05, fill: PAPER });

/** A sheet of drawing: what is drawn on it, cut at its edges. */
export const sheet = (content: string, [width, height]: Point = [1200, 800]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
  `<g stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`;
