/** The telephone of the reporters, and what came of their calls. */
import * as lino from "./lino.ts";

const { box, cuts, draw, round, shape, sheet } = lino;
type Point = lino.Point;

/** A telephone on a wall with its coins, a notebook and a pencil. */
export function telephone(): string {
  const wall = box(0, 0, 1200, 800);
  const body: Point[] = [[430, 110], [770, 110], [790, 140], [790, 620], [410, 620], [410, 140]];
  const holes = Array.from({ length: 10 }, (_, i) => {
    const angle = (-60 + i * 28) * Math.PI / 180;
    const [x, y] = [600 - 82 * Math.cos(angle), 370 - 82 * Math.sin(angle)];
    return shape(round(x, y, 17), { fill: lino.PAPER, line: 3 }) +
      lino.words(x, y + 6, String((i + 1) % 10), { size: 17 });
  }).join("");
  const coil = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21;
    const x = 372 - Math.sin(t * Math.PI) * 120, y = 560 + t * 60 + Math.sin(t * Math.PI) * 120;
    return shape(round(x, y, 12, 16, 16), { line: 5 });
  }).join("");
  const receiver: Point[] = [
    [318, 150],
    [372, 140],
    [392, 176],
    [366, 224],
    [364, 470],
    [392, 520],
    [372, 556],
    [318, 548],
    [300, 480],
    [298, 210],
  ];
  const coin = (x: number, y: number, r: number) =>
    shape(round(x, y + 7, r, r * 0.5), { fill: lino.UMBER, line: 4 }) +
    shape(round(x, y, r, r * 0.5), { fill: lino.SAND, line: 4 }) +
    shape(round(x, y, r * 0.7, r * 0.33), { line: 2 });
  const shelf: Point[] = [[120, 680], [1080, 680], [1160, 760], [40, 760]];
  const page: Point[] = [[720, 668], [960, 640], [1040, 716], [790, 748]];
  return sheet(
    shape(wall, { fill: lino.ROSE, line: 0 }) +
      Array.from({ length: 13 }, (_, i) => draw(`M${i * 100} 0v800`, { line: 2, ink: "#c9aca8" }))
        .join("") +
      cuts(wall, { angle: 90, gap: 25, width: 3, length: 200, fill: "#c9aca8", seed: 4 }) +
      shape([[440, 140], [850, 150], [850, 680], [450, 660]], { fill: lino.OXBLOOD, line: 0 }) +
      shape(body, { fill: lino.INK, line: 6 }) +
      cuts(body, {
        angle: 86,
        gap: 12,
        width: 2.4,
        length: 150,
        fill: lino.SAGE,
        seed: 3,
        tone: (a) => a < 0.12 || a > 0.9 ? 0.9 : 0.05,
      }) +
      shape(box(470, 136, 260, 74), { fill: lino.CLAY, line: 4 }) +
      [[512, 17], [600, 20], [688, 23]].map(([x, r]) =>
        shape(round(x, 172, r), { fill: lino.PAPER, line: 4 }) +
        shape(box(x - r * 0.7, 169, r * 1.4, 6), { fill: lino.INK, line: 0 })
      ).join("") +
      shape(round(600, 370, 128), { fill: lino.SAND, line: 6 }) +
      shape(round(600, 370, 112), { fill: lino.INK, line: 3 }) + holes +
      shape(round(600, 370, 50), { fill: lino.PAPER, line: 4 }) +
      draw("M570 362h60M570 378h60", { line: 3 }) +
      draw("M690 450l30-16", { line: 8, ink: lino.BRASS }) +
      shape(box(500, 528, 200, 62), { fill: lino.CLAY, line: 4 }) +
      shape([[520, 546], [680, 546], [664, 590], [536, 590]], { fill: lino.INK, line: 3 }) +
      draw("M410 200H340M410 220H356", { line: 14, ink: lino.SAGE }) +
      shape(receiver, { fill: lino.INK, line: 4 }) +
      draw(
        lino.gouge([312, 230], [312, 460], 5) + lino.gouge([322, 160], [370, 152], 5) +
          lino.gouge([322, 538], [364, 546], 5),
        { fill: lino.SAGE, line: 0 },
      ) + coil +
      shape(shelf, { fill: lino.CLAY, line: 6 }) +
      cuts(shelf, { gap: 10, width: 2, length: 190, fill: lino.UMBER, seed: 8 }) +
      shape(box(40, 760, 1120, 40), { fill: lino.UMBER, line: 5 }) +
      coin(300, 716, 36) + coin(384, 728, 30) + coin(232, 732, 28) + coin(300, 700, 36) +
      coin(470, 708, 34) +
      shape(page, { fill: lino.PAPER, line: 5 }) +
      Array.from({ length: 6 }, (_, i) => {
        const x = 740 + i * 11, y = 676 + i * 11;
        return lino.gouge([x, y], [x + 196 - (i % 3) * 34, y - 24], 3);
      }).map((cut) => draw(cut, { fill: lino.INK, line: 0 })).join("") +
      draw(
        Array.from({ length: 9 }, (_, i) => `M${728 + i * 29} ${670 - i * 3.4}q-8-18 6-18`).join(
          "",
        ),
        { line: 4 },
      ) +
      shape([[880, 742], [1064, 664], [1074, 678], [892, 756], [868, 758]], {
        fill: lino.BRASS,
        line: 4,
      }) + shape([[868, 758], [880, 742], [892, 756]], { fill: lino.INK, line: 2 }),
  );
}

/** A radio on a sill, and a bundle of newspapers whose lines cannot be read. */
export function news(): string {
  const wall = box(0, 0, 1200, 800);
  const radio: Point[] = [[90, 300], [130, 250], [620, 250], [660, 300], [660, 600], [90, 600]];
  const cloth = box(126, 296, 270, 250);
  const paper = (i: number) => {
    const y = 640 - i * 42;
    const [l, r] = [724 - (i * 37) % 23, 1112 + (i * 53) % 19];
    const edge: Point[] = [[l, y - 42], [r, y - 42], [r, y], [l, y]];
    return shape(edge, { fill: i % 2 ? lino.STONE : lino.PAPER, line: 4 }) +
      cuts(edge, { gap: 7, width: 1.6, length: 190, fill: lino.UMBER, seed: i });
  };
  const top: Point[] = [[770, 330], [1080, 330], [1120, 390], [722, 390]];
  const sill: Point[] = [[0, 640], [1200, 640], [1200, 800], [0, 800]];
  return sheet(
    shape(wall, { fill: lino.DEEP_MOSS, line: 0 }) +
      cuts(wall, { angle: 90, gap: 22, width: 3, length: 160, fill: lino.MOSS, seed: 4 }) +
      lino.rays([390, 430], lino.BRASS, 30, 6).replace("<path", '<path opacity=".55"') +
      shape(sill, { fill: lino.CLAY }) +
      cuts(sill, { gap: 12, width: 2.2, length: 240, fill: lino.UMBER, seed: 5 }) +
      shape([[110, 640], [680, 640], [760, 690], [150, 690]], { fill: lino.INK, line: 0 }) +
      shape([[720, 640], [1120, 640], [1190, 684], [760, 684]], { fill: lino.INK, line: 0 }) +
      shape(box(120, 596, 60, 44), { fill: lino.INK }) +
      shape(box(570, 596, 60, 44), { fill: lino.INK }) +
      shape(radio, { fill: "#8a5a35", line: 6 }) +
      cuts(radio, { gap: 11, width: 2.2, length: 200, seed: 6 }) +
      shape(cloth, { fill: lino.SAND, line: 5 }) +
      cuts(cloth, { angle: 90, gap: 10, width: 2, length: 400, fill: lino.UMBER, seed: 7 }) +
      cuts(cloth, { gap: 10, width: 2, length: 400, fill: lino.UMBER, seed: 8 }) +
      [340, 400, 460].map((y) => draw(`M126 ${y}h270`, { line: 9, ink: "#8a5a35" })).join("") +
      shape(round(530, 392, 104), { fill: "#e9c77a", line: 6 }) +
      shape(round(530, 392, 82), { fill: lino.PAPER, line: 3 }) +
      draw(
        Array.from({ length: 21 }, (_, i) => {
          const a = Math.PI * (0.9 + i * 0.06);
          const r = i % 5 ? 68 : 58;
          return `M${530 + r * Math.cos(a)} ${392 + r * Math.sin(a)}L${530 + 78 * Math.cos(a)} ${
            392 + 78 * Math.sin(a)
          }`;
        }).join(""),
        { line: 3.5 },
      ) +
      draw("M530 392L566 326", { line: 5, ink: lino.OXBLOOD }) +
      shape(round(530, 392, 15), { fill: lino.INK }) +
      [460, 530, 600].map((x) =>
        shape(round(x, 546, 22), { fill: lino.INK }) +
        draw(`M${x} 546l7-15`, { ink: lino.PAPER, line: 4 })
      ).join("") +
      [0, 1, 2, 3, 4, 5].map(paper).join("") + shape(top, { fill: lino.PAPER, line: 5 }) +
      cuts([[800, 344], [1060, 344], [1066, 356], [794, 356]], {
        gap: 5,
        width: 4,
        length: 60,
        seed: 4,
      }) +
      cuts([[790, 362], [930, 362], [928, 386], [778, 386]], {
        gap: 6,
        width: 1.6,
        length: 30,
        seed: 5,
      }) +
      shape([[950, 362], [1072, 362], [1090, 386], [952, 386]], { fill: lino.INK, line: 2 }) +
      draw("M860 330L830 390V642M1010 330l20 60V642", { line: 8, ink: lino.CLAY }) +
      draw("M860 330L830 390V642M1010 330l20 60V642", { line: 2 }) +
      draw("M745 356H1100", { line: 8, ink: lino.CLAY }) + draw("M745 356H1100", { line: 2 }),
  );
}
