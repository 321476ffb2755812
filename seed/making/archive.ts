/** The drawings of the archive "A School Begins an Archive". */
import * as lino from "./lino.ts";

const { arch, box: rect, cuts, draw, round, shape, sheet } = lino;
type Point = lino.Point;

const CARD = "#b98d55";

/** An open box on a table, and what is in it. */
function box(): string {
  const table: Point[] = [[0, 470], [1200, 470], [1200, 800], [0, 800]];
  const front: Point[] = [[260, 420], [900, 420], [880, 730], [286, 730]];
  const side: Point[] = [[900, 420], [1010, 350], [984, 640], [880, 730]];
  const inside: Point[] = [[260, 420], [372, 350], [1010, 350], [900, 420]];
  const flaps: Point[][] = [[[260, 420], [372, 350], [250, 270], [120, 352]], [
    [372, 350],
    [1010, 350],
    [1060, 262],
    [330, 262],
  ], [[900, 420], [1010, 350], [1150, 400], [1044, 486]]];
  const photo = (points: Point[], seed: number) => {
    const map = lino.plane(points as [Point, Point, Point, Point]);
    const picture = map(rect(0.09, 0.09, 0.82, 0.76));
    const head = (u: number, v: number) =>
      shape(map(round(u, v, 0.07, 0.1)), { fill: lino.SAND, line: 2 }) +
      shape(
        map([[u - 0.11, v + 0.36], [u - 0.08, v + 0.14], [u + 0.08, v + 0.14], [
          u + 0.11,
          v + 0.36,
        ]]),
        { fill: lino.INK, line: 2 },
      );
    return shape(points, { fill: lino.PAPER, line: 4 }) +
      shape(picture, { fill: lino.SAGE, line: 2.5 }) +
      cuts(picture, { gap: 8, width: 1.6, length: 40, fill: lino.DEEP_MOSS, seed }) +
      head(0.27, 0.42) + head(0.5, 0.38) + head(0.73, 0.43);
  };
  const letters: Point[] = [[720, 250], [900, 232], [912, 400], [736, 414]];
  return sheet(
    shape(rect(0, 0, 1200, 480), { fill: lino.DEEP_MOSS, line: 0 }) +
      cuts(rect(0, 0, 1200, 470), {
        angle: 90,
        gap: 24,
        width: 3,
        length: 160,
        fill: lino.MOSS,
        seed: 3,
      }) +
      shape(table, { fill: lino.CLAY }) +
      cuts(table, { gap: 13, width: 2.2, length: 240, fill: lino.UMBER, seed: 4 }) +
      shape([[240, 740], [880, 740], [1010, 640], [1150, 690], [940, 784], [300, 790]], {
        fill: lino.INK,
        line: 0,
      }) +
      shape(flaps[1], { fill: CARD, line: 5 }) +
      cuts(flaps[1], { gap: 11, width: 1.5, length: 160, fill: lino.UMBER, seed: 6 }) +
      shape(inside, { fill: lino.INK, line: 5 }) +
      photo([[400, 190], [600, 160], [640, 380], [430, 410]], 3) +
      photo([[560, 240], [730, 226], [744, 412], [570, 418]], 5) +
      shape(letters, { fill: lino.PAPER, line: 4 }) +
      [744, 758, 772].map((x) => draw(`M${x} 252L${x + 14} 410`, { line: 2.5, ink: lino.UMBER }))
        .join("") +
      draw("M722 322L908 304M804 242L822 406", { line: 9, ink: lino.OXBLOOD }) +
      draw("M814 312q-36-36-46-8t46 8q30-44 46-14t-46 14", { line: 6, ink: lino.OXBLOOD }) +
      shape(front, { fill: CARD, line: 6 }) +
      cuts(front, { gap: 12, width: 2, length: 200, fill: lino.UMBER, seed: 7 }) +
      shape(side, { fill: "#8d6537", line: 6 }) +
      cuts(side, { angle: -38, gap: 10, width: 2.4, length: 80, seed: 8 }) +
      shape(flaps[0], { fill: CARD, line: 5 }) +
      cuts(flaps[0], { angle: 30, gap: 12, width: 1.8, length: 90, fill: lino.UMBER, seed: 9 }) +
      shape(flaps[2], { fill: CARD, line: 5 }) +
      cuts(flaps[2], { angle: -36, gap: 12, width: 1.8, length: 90, fill: lino.UMBER, seed: 10 }) +
      shape(rect(420, 510, 300, 130), { fill: lino.PAPER, line: 5 }) +
      lino.words(570, 572, "School", { size: 46 }) +
      lino.words(570, 616, "not sorted", { size: 30, weight: 400 }) +
      shape(round(118, 640, 34), { fill: lino.BRASS, line: 5 }) +
      shape(round(118, 640, 14), { fill: lino.CLAY, line: 4 }) +
      draw("M150 648L236 672M208 664l-8 26M226 670l-8 26", { line: 12, ink: lino.INK }) +
      draw("M150 648L236 672M208 664l-8 26M226 670l-8 26", { line: 6, ink: lino.BRASS }),
  );
}

/** A tape recorder, a microphone on a folded cloth, and a card with three questions. */
function microphone(): string {
  const table: Point[] = [[0, 440], [1200, 440], [1200, 800], [0, 800]];
  const body: Point[] = [[110, 330], [610, 330], [660, 640], [70, 640]];
  const reel = (x: number, full: number) =>
    shape(round(x, 440, 112, 82), { fill: lino.SAND, line: 5 }) +
    shape(round(x, 440, full, full * 0.73), { fill: "#4b3423", line: 3 }) +
    cuts(round(x, 440, full, full * 0.73), { gap: 8, width: 1.2, fill: lino.CLAY, seed: x }) +
    shape(round(x, 440, 36, 26), { fill: lino.PAPER, line: 4 }) +
    [0, 1, 2].map((i) => {
      const a = i * 2.094 + 0.5;
      return draw(
        `M${x + 14 * Math.cos(a)} ${440 + 10 * Math.sin(a)}L${x + 30 * Math.cos(a)} ${
          440 + 22 * Math.sin(a)
        }`,
        { line: 7 },
      );
    }).join("");
  const head: Point[] = [[866, 300], [874, 214], [912, 180], [964, 180], [1002, 214], [1010, 300], [
    1000,
    380,
  ], [876, 380]];
  const cloth: Point[] = [[740, 640], [1080, 620], [1140, 690], [1080, 716], [760, 728], [
    700,
    690,
  ]];
  const card: Point[] = [[430, 690], [660, 668], [700, 762], [456, 788]];
  return sheet(
    shape(rect(0, 0, 1200, 450), { fill: lino.ROSE, line: 0 }) +
      cuts(rect(0, 0, 1200, 440), {
        angle: 90,
        gap: 26,
        width: 2.6,
        length: 210,
        fill: "#c9aca8",
        seed: 4,
      }) +
      shape(rect(420, 40, 300, 230), { fill: lino.SAGE, line: 8 }) +
      cuts(rect(424, 44, 292, 222), {
        angle: -50,
        gap: 22,
        width: 4,
        length: 120,
        fill: lino.PAPER,
        seed: 2,
        tone: () => 0.5,
      }) +
      draw("M570 40v230M420 155h300", { line: 7 }) +
      shape(table, { fill: lino.CLAY }) +
      cuts(table, { gap: 13, width: 2.2, length: 240, fill: lino.UMBER, seed: 5 }) +
      shape([[70, 640], [660, 640], [720, 690], [120, 690]], { fill: lino.INK, line: 0 }) +
      shape(body, { fill: lino.MOSS, line: 6 }) +
      cuts(body, { gap: 12, width: 2, length: 160, fill: lino.DEEP_MOSS, seed: 6 }) +
      reel(236, 92) + reel(480, 56) +
      draw("M160 500Q240 560 350 556T560 490", { line: 4, ink: "#4b3423" }) +
      shape(rect(300, 530, 116, 46), { fill: lino.SAND, line: 5 }) +
      [112, 178, 244, 444, 510].map((x) =>
        shape(rect(x, 588, 50, 36), { fill: x === 244 ? lino.OXBLOOD : lino.PAPER, line: 4 })
      ).join("") +
      draw("M640 600Q740 700 860 604", { line: 7 }) +
      shape(cloth, { fill: lino.PAPER, line: 5 }) +
      cuts(cloth, { angle: -4, gap: 12, width: 2, length: 140, fill: lino.OXBLOOD, seed: 3 }) +
      draw("M704 690L1134 672", { line: 3 }) +
      shape(round(938, 640, 96, 26), { fill: lino.INK, line: 4 }) +
      shape(rect(926, 420, 24, 220), { fill: lino.SAGE, line: 4 }) +
      draw("M840 300Q840 430 938 430T1036 300", { line: 10 }) +
      shape(head, { fill: lino.SAND, line: 6 }) +
      [214, 240, 266, 292, 318, 344].map((y) => draw(`M878 ${y}H998`, { line: 7 })).join("") +
      draw("M938 184v192", { line: 10, ink: lino.BRASS }) +
      shape(card, { fill: lino.PAPER, line: 5 }) +
      ["1", "2", "3"].map((n, i) =>
        lino.words(474 + i * 9, 718 + i * 26, n, { size: 24 }) +
        draw(`M${496 + i * 9} ${712 + i * 26}l${150 - i * 12}-14`, { line: 4 })
      ).join(""),
  );
}

/** Worn steps up to an open door. */
function stairs(): string {
  const wall = rect(0, 0, 1200, 560);
  const steps = Array.from({ length: 6 }, (_, i) => {
    const y = 470 + i * 54, half = 250 + i * 62;
    const dip = i === 3 ? 15 : 7;
    const top = `M${600 - half} ${y}Q600 ${y + dip * 2} ${600 + half} ${y}l18 20Q600 ${
      y + 20 + dip * 2
    } ${582 - half} ${y + 20}z`;
    const face: Point[] = [[582 - half, y + 20], [600, y + 20 + dip], [618 + half, y + 20], [
      618 + half,
      y + 86,
    ], [582 - half, y + 86]];
    return shape(face, { fill: lino.SAND, line: 4 }) +
      cuts(face, { gap: 9, width: 2.4, length: 130, fill: lino.UMBER, seed: i }) +
      draw(top, { fill: i === 3 ? lino.PAPER : lino.STONE, line: 4 });
  }).join("");
  const brick = Array.from({ length: 14 }, (_, r) =>
    `M0 ${r * 40}h1200` +
    Array.from({ length: 13 }, (_, i) => `M${i * 100 + (r % 2) * 50} ${r * 40}v40`).join("")).join(
      "",
    );
  return sheet(
    shape(wall, { fill: "#a4563f", line: 0 }) + draw(brick, { line: 2, ink: lino.SAND }) +
      cuts(wall, { gap: 10, width: 2, length: 50, fill: lino.OXBLOOD, seed: 4 }) +
      shape(rect(0, 560, 1200, 240), { fill: lino.MOSS }) +
      cuts(rect(0, 565, 1200, 235), {
        angle: 80,
        gap: 16,
        width: 2,
        length: 18,
        fill: lino.SAGE,
        seed: 7,
        tone: () => 0.4,
      }) +
      shape(arch(370, 30, 460, 450), { fill: lino.STONE, line: 6 }) +
      shape(arch(420, 82, 360, 398), { fill: lino.INK, line: 5 }) +
      shape([[496, 206], [684, 200], [684, 476], [496, 476]], { fill: "#f3e3b4", line: 0 }) +
      cuts([[496, 206], [684, 200], [684, 476], [496, 476]], {
        angle: 90,
        gap: 15,
        width: 3,
        length: 120,
        fill: lino.BRASS,
        seed: 5,
        tone: () => 0.5,
      }) +
      shape([[420, 262], [500, 210], [500, 480], [420, 480]], { fill: lino.OXBLOOD, line: 5 }) +
      shape([[780, 262], [680, 200], [680, 480], [780, 480]], { fill: lino.OXBLOOD, line: 5 }) +
      [[432, 280, 56], [700, 250, 64]].map(([x, y, w], i) =>
        [0, 100].map((dy) =>
          shape([[x, y + dy], [x + w, y + dy + (i ? 30 : -30)], [x + w, y + dy + 76], [
            x,
            y + dy + 80,
          ]], { fill: "#5c1620", line: 3 })
        ).join("")
      ).join("") +
      shape(round(492, 386, 7), { fill: lino.BRASS, line: 2 }) +
      shape(round(692, 386, 7), { fill: lino.BRASS, line: 2 }) + steps +
      [-1, 1].map((s) =>
        draw(`M${600 + s * 300} 470L${600 + s * 640} 770`, { line: 13 }) +
        [0, 1, 2, 3].map((i) =>
          draw(`M${600 + s * (300 + i * 100)} ${390 + i * 88}v${90 + i * 12}`, { line: 8 })
        ).join("") +
        draw(`M${600 + s * 290} 380L${600 + s * 640} 690`, { line: 13 })
      ).join(""),
  );
}

export const ARCHIVE = { box, microphone, stairs };
