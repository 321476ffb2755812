/** The soldiers and the crowd of the stop "Elizabeth’s Bench". */
import * as lino from "./lino.ts";
import { lane } from "./street.ts";

const { along, box, cuts, draw, gouge, round, shape, sheet } = lino;
type Point = lino.Point;

/** Boots and the butts of rifles across a pavement. */
export function line(): string {
  const next = lino.random(12);
  const soldier = (x: number, i: number) => {
    const leg = (dx: number, lean: number): string => {
      const cloth: Point[] = [[x + dx - 44, -10], [x + dx + 44, -10], [x + dx + 30 + lean, 470], [
        x + dx - 30 + lean,
        470,
      ]];
      const boot: Point[] = [
        [x + dx - 33 + lean, 462],
        [x + dx + 33 + lean, 462],
        [x + dx + 30 + lean, 590],
        [x + dx + 40 + lean, 640],
        [x + dx - 40 + lean, 640],
        [x + dx - 30 + lean, 590],
      ];
      const laces = [500, 525, 550, 575].map((y) => `M${x + dx - 13 + lean} ${y}l26 10m0-10l-26 10`)
        .join("");
      return shape(cloth, { fill: lino.MOSS, line: 5 }) +
        cuts(cloth, {
          angle: 86,
          gap: 13,
          width: 3,
          length: 120,
          seed: i + dx,
          tone: (across) => across < 0.4 ? 1 : 0.25,
        }) +
        shape(boot, { fill: lino.INK, line: 4 }) + draw(laces, { ink: lino.SAGE, line: 3 }) +
        draw(
          gouge([x + dx - 24 + lean, 612], [x + dx + 10 + lean, 606], 6, -4) +
            gouge([x + dx + 22 + lean, 480], [x + dx + 20 + lean, 585], 3),
          { fill: lino.SAGE, line: 0 },
        ) +
        shape(box(x + dx - 42 + lean, 640, 84, 14), { fill: lino.UMBER, line: 3 });
    };
    const r = x + 118;
    const butt: Point[] = [
      [r - 15, -10],
      [r + 15, -10],
      [r + 16, 300],
      [r + 28, 400],
      [r + 34, 640],
      [r - 20, 640],
      [r - 18, 400],
    ];
    return leg(-52, -6) + leg(50, 8 + next() * 6) + shape(butt, { fill: "#8a5a35", line: 5 }) +
      cuts(butt, { angle: 88, gap: 10, width: 2, length: 160, seed: 40 + i }) +
      shape([[r - 21, 628], [r + 35, 628], [r + 35, 642], [r - 21, 642]], { fill: lino.INK });
  };
  const pavement: Point[] = [[0, 560], [1200, 560], [1200, 800], [0, 800]];
  return sheet(
    shape(box(0, 0, 1200, 560), { fill: lino.STONE, line: 0 }) +
      cuts(box(0, 0, 1200, 560), { gap: 14, width: 2, length: 300, fill: lino.CLAY, seed: 2 }) +
      shape(pavement, { fill: lino.SAND }) +
      cuts(pavement, { gap: 14, width: 1.8, length: 180, fill: lino.UMBER, seed: 3 }) +
      draw("M-20 800L250 560M330 800L470 560M870 800L730 560M1220 800L950 560", {
        line: 4,
        ink: lino.UMBER,
      }) +
      [70, 370, 670, 970].map((x, i) =>
        draw(along([[x - 110, 650], [x + 150, 650], [x + 170, 676], [x - 90, 676]]), {
          fill: lino.INK,
          line: 0,
        }) + soldier(x, i)
      ).join(""),
  );
}

/** A crowd seen from behind; beyond it, one girl with her books. */
export function crowd(): string {
  const next = lino.random(77);
  const person = (x: number, y: number, s: number, kind: number) => {
    const coat = [lino.INK, lino.UMBER, "#44403a", lino.OXBLOOD, "#3a332c"][Math.floor(next() * 5)];
    const body: Point[] = [
      [x - 96 * s, y + 420 * s],
      [x - 104 * s, y + 130 * s],
      [x - 66 * s, y + 78 * s],
      [x - 24 * s, y + 64 * s],
      [x + 24 * s, y + 64 * s],
      [x + 66 * s, y + 78 * s],
      [x + 104 * s, y + 130 * s],
      [x + 96 * s, y + 420 * s],
    ];
    const hair = ["#3b3129", "#c9a45c", "#8d857a", "#7a5a35"][Math.floor(next() * 4)];
    const skin = "#ecd6bf";
    const head = round(x, y, 38 * s, 48 * s);
    const scalp: Point[] = head.filter(([, py]) => py < y + 36 * s);
    const hat = kind === 0
      ? shape(round(x, y - 10 * s, 66 * s, 16 * s), { fill: lino.CLAY, line: 4 }) +
        shape([[x - 40 * s, y - 14 * s], [x - 34 * s, y - 62 * s], [x + 34 * s, y - 62 * s], [
          x + 40 * s,
          y - 14 * s,
        ]], { fill: lino.CLAY, line: 4 }) +
        draw(`M${x - 39 * s} ${y - 22 * s}h${78 * s}`, { line: 9 * s })
      : "";
    const curls = kind === 1
      ? shape(round(x, y + 16 * s, 54 * s, 50 * s), { fill: hair, line: 4 })
      : "";
    const arm = kind === 2
      ? shape([[x + 66 * s, y + 120 * s], [x + 104 * s, y - 70 * s], [x + 140 * s, y - 66 * s], [
        x + 110 * s,
        y + 170 * s,
      ]], { fill: coat, line: 4 }) +
        shape(round(x + 124 * s, y - 90 * s, 24 * s), { fill: skin, line: 4 })
      : "";
    const ears = [-1, 1].map((side) =>
      shape(round(x + side * 39 * s, y + 8 * s, 9 * s, 14 * s), { fill: skin, line: 3 })
    ).join("");
    return arm + shape(body, { fill: coat, line: 4, ink: lino.PAPER }) +
      cuts(body, {
        angle: 82,
        gap: 17 * s,
        width: 2.6 * s,
        length: 90 * s,
        fill: lino.SAND,
        seed: Math.floor(x + y),
        tone: (across) => across > 0.62 ? 0.7 : 0.12,
      }) +
      shape(box(x - 22 * s, y + 26 * s, 44 * s, 46 * s), { fill: skin, line: 3 }) + curls +
      (kind === 1
        ? ""
        : ears + shape(head, { fill: skin, line: 4 }) + shape(scalp, { fill: hair, line: 4 })) +
      cuts(scalp, {
        angle: 84,
        gap: 9 * s,
        width: 1.5 * s,
        length: 34 * s,
        seed: Math.floor(x),
        tone: () => 0.5,
      }) + hat;
  };
  const row = (y: number, s: number, xs: number[]) =>
    xs.map((x, i) => person(x, y + (next() - 0.5) * 40 * s, s, (i + Math.floor(s * 10)) % 4)).join(
      "",
    );
  return sheet(
    lane() + shape([[572, 470], [640, 470], [720, 508], [610, 508]], { fill: lino.INK, line: 0 }) +
      girl(600, 300, 1.15) +
      row(372, 0.62, [60, 165, 270, 372, 838, 935, 1040, 1150]) +
      row(450, 0.85, [10, 150, 300, 900, 1050, 1200]) +
      row(560, 1.1, [80, 290, 505, 715, 930, 1130]),
  );
}

/** A girl in a checked skirt, books in her arm, from the front. */
function girl(x: number, y: number, s: number): string {
  const p = (points: [number, number][]): Point[] => points.map(([a, b]) => [x + a * s, y + b * s]);
  const skirt = p([[-18, 62], [18, 62], [46, 132], [-46, 132]]);
  return shape(p([[-10, 128], [-4, 128], [-5, 172], [-11, 172]]), { fill: "#5b3a26", line: 2 }) +
    shape(p([[4, 128], [10, 128], [11, 172], [5, 172]]), { fill: "#5b3a26", line: 2 }) +
    draw(
      along(p([[-14, 170], [-2, 170], [-2, 178], [-14, 178]])) +
        along(p([[3, 170], [14, 170], [14, 178], [3, 178]])),
      { fill: lino.INK },
    ) +
    shape(skirt, { fill: lino.PAPER, line: 3 }) +
    cuts(skirt, { gap: 9 * s, width: 2.4 * s, length: 300, seed: 2 }) +
    cuts(skirt, { angle: 90, gap: 10 * s, width: 2.2 * s, length: 300, seed: 3 }) +
    shape(p([[-20, 26], [20, 26], [26, 60], [18, 64], [-18, 64], [-26, 60]]), {
      fill: lino.PAPER,
      line: 3,
    }) +
    shape(p([[-8, 38], [26, 34], [29, 62], [-5, 64]]), { fill: lino.OXBLOOD, line: 2.5 }) +
    shape(p([[-6, 20], [6, 20], [6, 30], [-6, 30]]), { fill: "#5b3a26", line: 2 }) +
    shape(round(x, y + 6 * s, 14 * s, 17 * s), { fill: "#5b3a26", line: 3 }) +
    shape(p([[-17, 8], [-17, -8], [-8, -17], [8, -17], [17, -8], [17, 8], [13, -2], [-13, -2]]), {
      fill: lino.INK,
      line: 2,
    });
}
