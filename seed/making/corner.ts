/** The drawings of the stop "The Reporters’ Telephone". */
import * as lino from "./lino.ts";

const { box, cuts, draw, round, shape, sheet } = lino;
type Point = lino.Point;

/** The small filling station under its roof of tiles; `year` is today's view or that of 1957. */
function station(year: "today" | "1957"): string {
  const isThen = year === "1957";
  const wall: Point[] = box(380, 320, 560, 260);
  const roof: Point[] = [[340, 330], [420, 236], [900, 236], [980, 330]];
  const canopyRoof: Point[] = [[96, 350], [170, 270], [470, 270], [520, 350]];
  const pump = (x: number) =>
    shape(box(x, 470, 62, 130), { fill: lino.OXBLOOD, line: 5 }) +
    shape(box(x + 10, 484, 42, 40), { fill: lino.PAPER, line: 3 }) +
    draw(`M${x + 31} 506l10-12M${x + 16} 516h30`, { line: 3 }) +
    shape(round(x + 31, 446, 27), { fill: lino.PAPER, line: 5 }) +
    shape(round(x + 31, 446, 15), { fill: lino.OXBLOOD, line: 2 }) +
    draw(`M${x + 62} 500q26 10 20 60t-24 30`, { line: 5 });
  const tiles = (points: Point[], seed: number) =>
    shape(points, { fill: "#a4482f", line: 5 }) +
    cuts(points, { angle: 90, gap: 14, width: 3, length: 42, seed });
  const glass = (x: number, y: number, w: number, h: number) => {
    const pane = box(x, y, w, h);
    return shape(pane, { fill: isThen ? "#e9c77a" : lino.SAGE, line: 5 }) +
      cuts(pane, {
        angle: -55,
        gap: 20,
        width: 3,
        length: 70,
        fill: lino.PAPER,
        seed: x,
        tone: () => 0.5,
      }) + draw(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, { line: 4 });
  };
  const ground: Point[] = [[0, 575], [1200, 575], [1200, 800], [0, 800]];
  return sheet(
    shape(box(0, 0, 1200, 600), { fill: isThen ? lino.ROSE : lino.STONE, line: 0 }) +
      cuts(box(0, 0, 1200, 300), {
        gap: 13,
        width: 3,
        length: 280,
        fill: isThen ? "#c99f9c" : lino.CLAY,
        seed: 6,
        tone: (y) => 1 - y,
      }) +
      (isThen
        ? lino.cloud(930, 110, 180, 30, 3)
        : lino.cloud(240, 100, 200, 34, 4) + lino.cloud(900, 80, 210, 34, 5)) +
      lino.tree(1110, 600, isThen ? 300 : 520, 12) +
      (isThen ? "" : lino.tree(40, 590, 430, 22)) +
      shape(ground, { fill: isThen ? lino.CLAY : lino.SAND }) +
      cuts(ground, { gap: 13, width: 1.9, length: 180, fill: lino.UMBER, seed: 8 }) +
      shape(wall, { fill: lino.PAPER, line: 5 }) +
      cuts(wall, {
        angle: 60,
        gap: 14,
        width: 1.3,
        length: 50,
        fill: lino.UMBER,
        seed: 9,
        tone: (a) => 0.9 - a,
      }) + tiles(roof, 3) +
      shape(box(380, 556, 560, 24), { fill: lino.OXBLOOD, line: 4 }) +
      glass(580, 382, 150, 120) + shape(box(470, 380, 84, 200), { fill: lino.MOSS, line: 5 }) +
      glass(482, 396, 60, 90) + glass(770, 382, 130, 120) +
      tiles(canopyRoof, 5) + shape(box(110, 350, 400, 26), { fill: lino.PAPER, line: 5 }) +
      shape(box(130, 376, 40, 224), { fill: lino.PAPER, line: 5 }) +
      cuts(box(130, 376, 40, 224), { gap: 11, width: 1.6, length: 40, fill: lino.UMBER, seed: 2 }) +
      shape(box(60, 596, 460, 20), { fill: lino.STONE, line: 4 }) + pump(210) + pump(320) +
      (isThen ? thenLayer() : todayLayer()),
  );
}

/** A car, a telephone booth, and men with hats and notebooks who wait for it. */
function thenLayer(): string {
  const man = (x: number, y: number, s: number, isWriting: boolean) => {
    const p = (points: [number, number][]): Point[] =>
      points.map(([a, b]) => [x + a * s, y + b * s]);
    return shape(p([[-26, 130], [26, 130], [20, 290], [3, 290], [0, 160], [-3, 290], [-20, 290]]), {
      fill: lino.INK,
      line: 2,
    }) + shape(p([[-22, 40], [22, 40], [42, 62], [36, 170], [-36, 170], [-42, 62]]), {
      fill: lino.UMBER,
      line: 4,
    }) +
      cuts(p([[-22, 40], [22, 40], [42, 62], [36, 170], [-36, 170], [-42, 62]]), {
        angle: 84,
        gap: 10 * s,
        width: 2 * s,
        seed: Math.floor(x),
        tone: (a) => a > 0.5 ? 0.8 : 0.2,
      }) +
      shape(round(x, y + 16 * s, 18 * s, 23 * s), { fill: "#ecd6bf", line: 3 }) +
      shape(p([[-36, 6], [36, 6], [34, 0], [20, -4], [16, -28], [-16, -28], [-20, -4], [-34, 0]]), {
        fill: lino.INK,
        line: 2,
      }) +
      (isWriting
        ? shape(p([[-30, 84], [10, 78], [14, 112], [-26, 118]]), { fill: lino.PAPER, line: 3 }) +
          draw(`M${x - 20 * s} ${y + 94 * s}l24-4M${x - 18 * s} ${y + 104 * s}l20-3M${x + 22 * s} ${
            y + 70 * s
          }l-16 26`, { line: 3 })
        : "");
  };
  const car = "M60 704V672L48 622L132 630C158 592 196 572 256 572C318 572 346 594 372 628L456 634" +
    "C506 638 524 650 524 676V704z";
  const booth = box(980, 330, 130, 300);
  return shape(booth, { fill: lino.STONE, line: 6 }) +
    shape(box(970, 312, 150, 34), { fill: lino.OXBLOOD, line: 5 }) +
    lino.words(1045, 337, "TELEPHONE", { size: 19, fill: lino.PAPER, weight: 700 }) +
    cuts(booth, { angle: -60, gap: 18, width: 2.4, length: 60, fill: lino.SAGE, seed: 4 }) +
    man(1042, 396, 0.82, false) + draw("M1045 346v284M980 470h130", { line: 5 }) +
    shape(box(980, 560, 130, 70), { fill: lino.OXBLOOD, line: 5 }) +
    man(900, 420, 0.95, true) + man(815, 436, 0.95, true) + man(720, 428, 0.95, true) +
    shape([[90, 712], [520, 712], [560, 738], [120, 738]], { fill: lino.INK, line: 0 }) +
    draw(car, { fill: lino.MOSS, line: 6 }) +
    draw("M158 630C178 602 204 590 246 590V630zM262 590C306 590 326 602 346 630H262z", {
      fill: lino.STONE,
      line: 4,
    }) +
    shape([[60, 654], [250, 660], [520, 664], [522, 676], [60, 676]], { fill: lino.PAPER, line: 3 }) +
    cuts([[64, 676], [520, 676], [520, 704], [60, 704]], { gap: 8, width: 2, length: 90, seed: 3 }) +
    [150, 430].map((x) =>
      shape(round(x, 704, 44), { fill: lino.INK }) + shape(round(x, 704, 22), { fill: lino.PAPER }) +
      shape(round(x, 704, 7), { fill: lino.INK })
    ).join("") + shape(round(514, 652, 11), { fill: "#e9c77a", line: 3 }) +
    draw("M-20 60Q300 130 620 96T1220 40M-20 84Q300 152 620 118T1220 64", { line: 3 });
}

/** A sign for visitors, and a bench. */
function todayLayer(): string {
  return draw("M1010 620V440M1120 620V440", { line: 9 }) +
    shape([[990, 396], [1140, 380], [1140, 470], [990, 478]], { fill: lino.MOSS, line: 5 }) +
    draw("M1006 414l118-11M1006 432l118-10M1006 450l80-6", { line: 4, ink: lino.PAPER }) +
    shape(box(640, 618, 240, 20), { fill: lino.CLAY, line: 4 }) +
    shape(box(640, 560, 240, 18), { fill: lino.CLAY, line: 4 }) +
    draw("M664 560v110M856 560v110M664 638l-14 34M856 638l14 34", { line: 8 }) +
    lino.crown(1040, 640, 56, 31) + lino.crown(1130, 650, 60, 33);
}

/** A telephone on a wall with its coins, a notebook and a pencil. */
function telephone(): string {
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
  const receiver: Point[] = [[318, 150], [372, 140], [392, 176], [366, 224], [364, 470],
    [392, 520], [372, 556], [318, 548], [300, 480], [298, 210]];
  const coin = (x: number, y: number, r: number) =>
    shape(round(x, y + 7, r, r * 0.5), { fill: lino.UMBER, line: 4 }) +
    shape(round(x, y, r, r * 0.5), { fill: lino.SAND, line: 4 }) +
    shape(round(x, y, r * 0.7, r * 0.33), { line: 2 });
  const shelf: Point[] = [[120, 680], [1080, 680], [1160, 760], [40, 760]];
  const page: Point[] = [[720, 668], [960, 640], [1040, 716], [790, 748]];
  return sheet(
    shape(wall, { fill: lino.ROSE, line: 0 }) +
      Array.from({ length: 13 }, (_, i) =>
        draw(`M${i * 100} 0v800`, { line: 2, ink: "#c9aca8" })).join("") +
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
        Array.from({ length: 9 }, (_, i) => `M${728 + i * 29} ${670 - i * 3.4}q-8-18 6-18`).join(""),
        { line: 4 },
      ) +
      shape([[880, 742], [1064, 664], [1074, 678], [892, 756], [868, 758]], {
        fill: lino.BRASS,
        line: 4,
      }) + shape([[868, 758], [880, 742], [892, 756]], { fill: lino.INK, line: 2 }),
  );
}

/** A radio on a sill, and a bundle of newspapers whose lines cannot be read. */
function news(): string {
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
      shape(box(120, 596, 60, 44), { fill: lino.INK }) + shape(box(570, 596, 60, 44), { fill: lino.INK }) +
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
      cuts([[800, 344], [1060, 344], [1066, 356], [794, 356]], { gap: 5, width: 4, length: 60, seed: 4 }) +
      cuts([[790, 362], [930, 362], [928, 386], [778, 386]], { gap: 6, width: 1.6, length: 30, seed: 5 }) +
      shape([[950, 362], [1072, 362], [1090, 386], [952, 386]], { fill: lino.INK, line: 2 }) +
      draw("M860 330L830 390V642M1010 330l20 60V642", { line: 8, ink: lino.CLAY }) +
      draw("M860 330L830 390V642M1010 330l20 60V642", { line: 2 }) +
      draw("M745 356H1100", { line: 8, ink: lino.CLAY }) + draw("M745 356H1100", { line: 2 }),
  );
}

export const CORNER = {
  station: () => station("today"),
  "station-1957": () => station("1957"),
  telephone,
  news,
};
