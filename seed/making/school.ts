/** The front of the school, and the figures above its doors. */
import * as lino from "./lino.ts";

const { arch, box, cuts, draw, plane, round, shape, sheet } = lino;
type Point = lino.Point;

/** The front of the school from the corner of the street, in ink alone. */
function front(): string {
  const stone = lino.PAPER;
  const wing = (
    corners: [Point, Point, Point, Point],
    bays: number,
    isDark: boolean,
    seed: number,
  ) => {
    const map = plane(corners);
    const panes = Array.from({ length: bays }, (_, i) =>
      [0.16, 0.42, 0.68].map((v) => {
        const u = (i + 0.22) / bays, w = 0.56 / bays;
        const hole = map(box(u, v, w, 0.16));
        const bars = [0.33, 0.67].map((t) => {
          const [a, b] = map([[u + w * t, v], [u + w * t, v + 0.16]]);
          return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
        }).join("");
        const [c, d] = map([[u, v + 0.07], [u + w, v + 0.07]]);
        return shape(hole, { fill: lino.INK, line: 2 }) +
          draw(`${bars}M${c[0]} ${c[1]}L${d[0]} ${d[1]}`, { ink: stone, line: 1.6 });
      }).join("")).join("");
    const posts = Array.from({ length: bays + 1 }, (_, i) => {
      const [a, b, c] = map([[i / bays, -0.06], [i / bays - 0.1 / bays, 0.03], [
        i / bays + 0.1 / bays,
        0.03,
      ]]);
      return shape([b, a, c], { fill: stone, line: 2.4 });
    }).join("");
    return posts + shape(corners, { fill: stone, line: 3.5 }) +
      cuts(corners, {
        angle: isDark ? 66 : 0,
        gap: isDark ? 10 : 13,
        width: isDark ? 2.2 : 0.9,
        length: isDark ? 60 : 110,
        seed,
        tone: (a) => isDark ? 1 : 0.7 + a * 0.3,
      }) +
      [[0.03, 0.05], [0.9, 0.03]].map(([v, h]) =>
        shape(map(box(0, v, 1, h)), { fill: stone, line: 2.2 })
      ).join("") + panes;
  };
  const tower: [Point, Point, Point, Point] = [[560, 150], [850, 122], [850, 640], [560, 622]];
  const map = plane(tower);
  const tall = [0, 1, 2, 3, 4].map((i) => {
    const u = 0.07 + i * 0.178;
    const hole = map(arch(u, 0.14, 0.13, 0.3, 0.04));
    const [a, b, c, d] = map([[u + 0.065, 0.15], [u + 0.065, 0.44], [u, 0.3], [u + 0.13, 0.3]]);
    return shape(hole, { fill: lino.INK, line: 2.4 }) +
      draw(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}M${c[0]} ${c[1]}L${d[0]} ${d[1]}`, {
        ink: stone,
        line: 2,
      }) +
      shape(map(arch(u, 0.57, 0.13, 0.17, 0.04)), { fill: lino.INK, line: 2.4 });
  }).join("");
  const figures = [0, 1, 2, 3].map((i) => {
    const [[x, y]] = map([[0.224 + i * 0.178, 0.56]]);
    return shape([
      [x - 9, y],
      [x - 11, y - 36],
      [x - 6, y - 52],
      [x + 6, y - 52],
      [x + 11, y - 36],
      [x + 9, y],
    ], { fill: stone, line: 2.6 }) +
      shape(round(x, y - 58, 7), { fill: stone, line: 2.4 });
  }).join("");
  const crown = [[0.12, 0.88, -0.12, 0.12], [0.27, 0.73, -0.24, 0.12]].map(([l, r, v, h], k) => {
    const block = map(box(l, v, r - l, h));
    return Array.from({ length: 5 }, (_, i) => {
      const [[x, y]] = map([[l + (r - l) * i / 4, v]]);
      return shape(
        [[x - 6, y + 6], [x - 4, y - 16], [x, y - 30], [x + 4, y - 16], [x + 6, y + 6]],
        {
          fill: stone,
          line: 2.2,
        },
      );
    }).join("") + shape(block, { fill: stone, line: 3 }) +
      cuts(block, { angle: 66, gap: 8, width: 1.6, length: 40, seed: k, tone: (_, x) => x * 0.9 }) +
      Array.from(
        { length: 7 },
        (_, i) =>
          shape(
            map(arch(l + (r - l) * (0.06 + i * 0.131), v + 0.03, (r - l) * 0.09, h - 0.05, 0.02)),
            {
              fill: lino.INK,
              line: 1.6,
            },
          ),
      ).join("");
  }).join("");
  const stairs = Array.from({ length: 9 }, (_, i) => {
    const y = 620 + i * 11;
    const step: Point[] = [[500 - i * 9, y + i * 1.5], [880 + i * 12, y + 18 + i * 1.5], [
      880 + i * 12,
      y + 30 + i * 1.5,
    ], [500 - i * 9, y + 12 + i * 1.5]];
    return shape(step, { fill: i % 2 ? stone : lino.STONE, line: 2.2 });
  }).join("");
  const lawn: Point[] = [[0, 640], [560, 640], [900, 700], [1200, 690], [1200, 800], [0, 800]];
  return sheet(
    shape(box(0, 0, 1200, 800), { fill: stone, line: 0 }) +
      cuts(box(0, 0, 1200, 520), {
        gap: 13,
        width: 3,
        length: 260,
        seed: 3,
        tone: (y, x) => Math.max(0, 0.95 - y * 1.5 - Math.abs(x - 0.6) * 0.3),
      }) +
      wing([[-60, 330], [300, 262], [300, 610], [-60, 640]], 6, true, 2) +
      wing([[300, 232], [560, 212], [560, 622], [300, 616]], 3, false, 3) +
      wing([[850, 190], [970, 226], [970, 640], [850, 640]], 2, true, 4) +
      wing([[970, 250], [1280, 330], [1280, 660], [970, 640]], 6, true, 5) + crown +
      shape(tower, { fill: stone, line: 4 }) +
      cuts(tower, { gap: 10, width: 1, length: 120, seed: 7 }) +
      shape(map(box(0, 0.02, 1, 0.04)), { fill: stone, line: 2.4 }) +
      shape(map(box(0, 0.47, 1, 0.03)), { fill: stone, line: 2.4 }) +
      shape(map(box(0, 0.77, 1, 0.035)), { fill: stone, line: 2.4 }) + tall +
      [0, 1, 2, 3, 4].map((i) =>
        shape(map(arch(0.075 + i * 0.178, 0.83, 0.12, 0.17, 0.04)), { fill: lino.INK, line: 2.2 })
      ).join("") + figures + shape(lawn, { fill: stone, line: 0 }) + stairs +
      cuts(lawn, {
        angle: 80,
        gap: 14,
        width: 2,
        length: 20,
        seed: 8,
        tone: (a) => a < 0.05 ? 0.15 : 0.5 + a * 0.3,
      }) +
      shape([[400, 800], [510, 712], [1000, 742], [1090, 800]], { fill: stone, line: 3 }) +
      cuts([[400, 800], [510, 712], [1000, 742], [1090, 800]], {
        angle: 3,
        gap: 13,
        width: 1.2,
        length: 150,
        seed: 9,
      }) +
      engravedTree(130, 760, 620, 41) + engravedTree(1130, 770, 520, 51),
  );
}

/** A tree in ink and paper alone. */
function engravedTree(x: number, y: number, height: number, seed: number): string {
  return lino.tree(x, y, height, seed).replaceAll(lino.MOSS, "#35302a").replaceAll(
    lino.SAGE,
    lino.PAPER,
  );
}

/** The four figures above the doors, as one sees them from the pool. */
function figures(): string {
  const wall = box(0, 0, 1200, 800);
  const names = ["Ambition", "Personality", "Opportunity", "Preparation"];
  const bay = (i: number) => {
    const x = 60 + i * 290;
    const niche = arch(x, 70, 210, 600);
    const cx = x + 105;
    const next = lino.random(i + 9);
    const folds = Array.from(
      { length: 9 },
      (_, k) =>
        lino.gouge([cx - 52 + k * 13 + next() * 4, 330 + next() * 40], [
          cx - 72 + k * 18 + next() * 5,
          592,
        ], 4),
    ).join("");
    const hold = [
      shape([[cx + 44, 250], [cx + 76, 150], [cx + 92, 154], [cx + 74, 282]], {
        fill: lino.STONE,
      }) +
      draw(`M${cx + 84} 150l-3-50M${cx + 64} 108l20-26 16 30z`, { line: 5, ink: lino.BRASS }),
      shape(round(cx + 52, 318, 34, 34), { fill: lino.BRASS }) +
      shape(round(cx + 52, 318, 24, 24), { fill: lino.STONE, line: 2 }),
      shape(box(cx + 18, 292, 70, 54), { fill: lino.STONE }) +
      draw(
        `M${cx + 18} 292h70M${cx + 53} 296v46M${cx + 26} 308h20m14 0h20M${cx + 26} 320h20m14 0h20`,
        {
          line: 3,
        },
      ),
      shape([[cx + 40, 300], [cx + 86, 290], [cx + 94, 330], [cx + 44, 340]], {
        fill: lino.BRASS,
      }) +
      draw(`M${cx + 92} 270l-40 90`, { line: 7 }),
    ][i];
    const body: Point[] = [
      [cx - 30, 226],
      [cx + 30, 226],
      [cx + 62, 262],
      [cx + 66, 380],
      [cx + 82, 600],
      [cx - 82, 600],
      [cx - 66, 380],
      [cx - 62, 262],
    ];
    return shape(niche, { fill: lino.INK, line: 6 }) +
      cuts(niche, {
        angle: 90,
        gap: 12,
        width: 1.8,
        length: 80,
        fill: lino.UMBER,
        seed: i,
        tone: (a) => a > 0.5 ? 0.9 : 0.2,
      }) + shape(body, { fill: lino.STONE, line: 4 }) + draw(folds, { fill: lino.INK, line: 0 }) +
      cuts(body, {
        angle: 66,
        gap: 10,
        width: 2.4,
        length: 40,
        fill: lino.UMBER,
        seed: i + 3,
        tone: (_, along) => 1.15 - along * 1.6,
      }) +
      draw(`M${cx - 62} 262q-14 60 26 84h56M${cx - 30} 226q30 30 60 0`, { line: 4 }) + hold +
      shape(box(cx - 14, 190, 28, 40), { fill: lino.STONE, line: 3 }) +
      shape(round(cx, 168, 33, 42), { fill: lino.STONE, line: 4 }) +
      shape([[cx - 38, 172], [cx - 36, 132], [cx, 114], [cx + 36, 132], [cx + 38, 172], [
        cx + 24,
        144,
      ], [cx - 20, 146]], { fill: lino.CLAY, line: 3 }) +
      draw(`M${cx - 14} 168h8m12 0h8M${cx} 170l-4 18h8M${cx - 8} 196h16`, { line: 2.5 }) +
      shape(box(x - 14, 640, 238, 92), { fill: lino.STONE, line: 5 }) +
      shape(box(x - 24, 612, 258, 30), { fill: lino.SAND, line: 5 }) +
      lino.words(cx, 698, names[i], { size: 33 });
  };
  return sheet(
    shape(wall, { fill: lino.CLAY, line: 0 }) +
      Array.from({ length: 14 }, (_, r) =>
        draw(
          `M0 ${r * 58}h1200` +
            Array.from({ length: 8 }, (_, i) => `M${i * 170 + (r % 2) * 85} ${r * 58}v58`).join(""),
          { line: 2, ink: lino.UMBER },
        )).join("") +
      cuts(wall, { gap: 13, width: 1.4, length: 120, fill: lino.UMBER, seed: 3 }) +
      [0, 1, 2, 3].map(bay).join(""),
  );
}

export const SCHOOL = { front, figures };
