/** The drawings of the stop "Nine Trees": a year in the school, and how it is remembered. */
import * as lino from "./lino.ts";

const { arch, box, cuts, draw, move, plane, round, shape, sheet } = lino;
type Point = lino.Point;

/** A corridor of lockers, empty, with light at its end. */
function corridor(): string {
  const far: [number, number, number, number] = [470, 270, 260, 260];
  const [x, y, w, h] = far;
  const left = plane([[0, -60], [x, y], [x, y + h], [0, 900]]);
  const right = plane([[x + w, y], [1200, -60], [1200, 900], [x + w, y + h]]);
  const locker = (
    map: (p: readonly Point[]) => Point[],
    u: number,
    wide: number,
    isRight: boolean,
  ) => {
    const door = map(box(u, 0.3, wide, 0.56));
    const vents = [0.35, 0.375, 0.4, 0.76, 0.785, 0.81].map((v) => {
      const [a, b] = map([[u + wide * 0.25, v], [u + wide * 0.75, v]]);
      return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
    }).join("");
    const [[hx, hy]] = map([[u + wide * (isRight ? 0.2 : 0.8), 0.58]]);
    const size = isRight ? 3 + u * 8 : 11 - u * 8;
    return shape(door, { fill: isRight ? lino.MOSS : lino.DEEP_MOSS, line: 3 }) +
      draw(vents, { line: 3 }) +
      shape(box(hx - size / 2, hy - size * 2, size, size * 4), { fill: lino.BRASS, line: 1.5 });
  };
  const span = Array.from({ length: 9 }, (_, i) => i / 9);
  const floor: Point[] = [[0, 900], [x, y + h], [x + w, y + h], [1200, 900]];
  const ceiling: Point[] = [[0, -60], [x, y], [x + w, y], [1200, -60]];
  const tile = plane([[x, y + h], [x + w, y + h], [1200, 900], [0, 900]]);
  const tiles = Array.from(
    { length: 8 },
    (_, r) =>
      Array.from(
        { length: 6 },
        (_, c) =>
          (r + c) % 2
            ? shape(tile(box(c / 6, r / 8, 1 / 6, 1 / 8)), { fill: lino.CLAY, line: 1.5 })
            : "",
      ).join(""),
  ).join("");
  const glow: Point[] = [[x + 60, y + h], [x + w - 60, y + h], [880, 800], [320, 800]];
  return sheet(
    shape(ceiling, { fill: lino.SAND }) +
      cuts(ceiling, {
        gap: 10,
        width: 2,
        length: 160,
        fill: lino.UMBER,
        seed: 2,
        tone: (a) => 1 - a,
      }) +
      shape(left(box(0, 0, 1, 1)), { fill: lino.CLAY }) +
      cuts(left(box(0, 0, 1, 0.3)), { angle: 35, gap: 11, width: 2.2, fill: lino.UMBER, seed: 3 }) +
      shape(right(box(0, 0, 1, 1)), { fill: lino.STONE }) +
      cuts(right(box(0, 0, 1, 0.3)), {
        angle: -34,
        gap: 15,
        width: 1.2,
        fill: lino.UMBER,
        seed: 4,
      }) +
      span.map((u) => locker(left, u + 0.006, 1 / 9 - 0.012, false)).join("") +
      span.map((u) => locker(right, u + 0.006, 1 / 9 - 0.012, true)).join("") +
      cuts(left(box(0, 0.3, 1, 0.56)), {
        angle: 84,
        gap: 16,
        width: 2,
        length: 60,
        seed: 5,
        tone: (_, a) => 0.6 - a * 0.3,
      }) +
      shape(floor, { fill: lino.STONE }) + tiles +
      cuts(floor, {
        gap: 9,
        width: 2,
        length: 120,
        fill: lino.UMBER,
        seed: 8,
        tone: (a) => 0.2 + a * 0.6,
      }) +
      cuts(glow, { angle: 90, gap: 20, width: 4, length: 90, fill: lino.PAPER, seed: 7 }) +
      shape(box(...far), { fill: lino.INK, line: 4 }) +
      shape(arch(x + 40, y + 50, w - 80, h - 50, 60), { fill: "#f3e3b4", line: 5 }) +
      draw(
        `M${x + w / 2} ${y + 50}V${y + h}M${x + 40} ${y + 120}H${x + w - 40}M${x + 40} ${y + 190}H${
          x + w - 40
        }`,
        { line: 5 },
      ) +
      [0.14, 0.42, 0.68].map((t) => {
        const top = -60 + (y + 60) * t, half = (600 + (w / 2 - 600) * t) * 0.14;
        const drop = 60 * (1 - t) + 12;
        return draw(`M600 ${top}v${drop}`, { line: 4 }) +
          shape(move(round(0, 0, half, half * 0.55), 600, top + drop), {
            fill: "#f3e3b4",
            line: 4,
          });
      }).join(""),
  );
}

/** Nine young trees in their beds, each with its bench, before arches. */
function trees(): string {
  const wall = box(0, 90, 1200, 330);
  const arches = [0, 1, 2, 3, 4].map((i) =>
    shape(arch(50 + i * 226, 120, 180, 300), { fill: lino.STONE, line: 5 }) +
    shape(arch(78 + i * 226, 152, 124, 268), { fill: lino.SAGE, line: 4 }) +
    cuts(arch(78 + i * 226, 152, 124, 268), {
      angle: 90,
      gap: 13,
      width: 2.2,
      length: 60,
      fill: lino.DEEP_MOSS,
      seed: i,
    })
  ).join("");
  const spots = ([
    [462, 0.44, [290, 610, 930]],
    [592, 0.6, [120, 470, 830]],
    [740, 0.82, [250, 640, 1000]],
  ] as const).flatMap(([y, s, xs]) => xs.map((x) => [x, y, s] as const));
  return sheet(
    shape(box(0, 0, 1200, 420), { fill: lino.ROSE, line: 0 }) +
      cuts(box(0, 0, 1200, 110), { gap: 12, width: 3, length: 240, fill: "#c99f9c", seed: 3 }) +
      shape(wall, { fill: lino.CLAY, line: 5 }) +
      cuts(wall, { gap: 12, width: 1.4, length: 90, fill: lino.UMBER, seed: 4 }) + arches +
      shape(box(0, 418, 1200, 400), { fill: lino.SAND }) +
      cuts(box(0, 425, 1200, 375), {
        gap: 15,
        width: 1.8,
        length: 170,
        fill: lino.UMBER,
        seed: 5,
      }) +
      spots.map(([x, y, s], i) => {
        const bed = round(x, y, 96 * s, 26 * s);
        return shape(bed, { fill: lino.DEEP_MOSS }) +
          cuts(bed, { angle: 80, gap: 11, width: 1.8, length: 12, fill: lino.SAGE, seed: i }) +
          lino.tree(x, y + 8 * s, 330 * s, 100 + i * 7) +
          shape(box(x + 66 * s, y + 12 * s, 112 * s, 16 * s), { fill: lino.STONE, line: 3 }) +
          draw(`M${x + 80 * s} ${y + 28 * s}v${26 * s}M${x + 164 * s} ${y + 28 * s}v${26 * s}`, {
            line: 7 * s,
          });
      }).join(""),
  );
}

/** A graduate's cap and a rolled diploma on a folding chair in a field of empty chairs. */
function cap(): string {
  const chair = (x: number, y: number, s: number): string => {
    const p = (points: [number, number][]): Point[] =>
      points.map(([a, b]) => [x + a * s, y + b * s]);
    return draw(
      `M${x - 70 * s} ${y - 150 * s}L${x - 54 * s} ${y + 120 * s}M${x + 70 * s} ${y - 150 * s}L${
        x + 54 * s
      } ${y + 120 * s}M${x - 76 * s} ${y + 6 * s}L${x - 92 * s} ${y + 140 * s}M${x + 76 * s} ${
        y + 6 * s
      }L${x + 92 * s} ${y + 140 * s}`,
      { line: 9 * s },
    ) +
      shape(p([[-74, -150], [74, -150], [70, -70], [-70, -70]]), { fill: lino.CLAY, line: 4 * s }) +
      cuts(p([[-74, -150], [74, -150], [70, -70], [-70, -70]]), {
        gap: 10 * s,
        width: 1.6 * s,
        fill: lino.UMBER,
        seed: Math.floor(x),
      }) + shape(p([[-66, -20], [66, -20], [92, 22], [-92, 22]]), { fill: lino.CLAY, line: 4 * s });
  };
  const rows = [[250, 0.3, 11], [310, 0.42, 9], [396, 0.58, 7]].map(([y, s, n]) =>
    Array.from({ length: n }, (_, i) => chair(600 + (i - (n - 1) / 2) * 250 * s * 1.05, y, s)).join(
      "",
    )
  ).join("");
  const lawn = box(0, 200, 1200, 600);
  return sheet(
    shape(box(0, 0, 1200, 210), { fill: lino.ROSE, line: 0 }) +
      lino.rays([600, 210], lino.OXBLOOD, 46, 3) + lino.cloud(240, 90, 200, 32, 4) +
      lino.cloud(990, 70, 180, 30, 7) +
      shape(lawn, { fill: lino.MOSS }) +
      cuts(lawn, {
        angle: 82,
        gap: 17,
        width: 2,
        length: 18,
        fill: lino.SAGE,
        seed: 2,
        tone: () => 0.32,
      }) + rows + chair(600, 590, 1.75) +
      shape([[470, 560], [560, 540], [640, 544], [720, 566], [700, 604], [620, 622], [540, 616], [
        480,
        596,
      ]], { fill: lino.INK, line: 4 }) +
      shape([[400, 545], [606, 478], [800, 540], [600, 606]], { fill: lino.INK, line: 4 }) +
      cuts([[400, 545], [606, 478], [800, 540], [600, 606]], {
        angle: -17,
        gap: 12,
        width: 2,
        length: 60,
        fill: lino.SAGE,
        seed: 4,
        tone: (a) => 0.8 - a,
      }) +
      draw("M602 540Q700 520 740 560V640", { line: 5, ink: lino.BRASS }) +
      shape([[726, 632], [754, 632], [762, 704], [718, 704]], { fill: lino.BRASS, line: 3 }) +
      draw("M732 650v50M740 650v50M748 650v50", { line: 2 }),
  );
}

export const YEAR = { corridor, trees, cap };
