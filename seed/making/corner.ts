/** The drawings of the stop "The Reporters’ Telephone". */
import * as lino from "./lino.ts";
import { news, telephone } from "./telephone.ts";

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
          draw(
            `M${x - 20 * s} ${y + 94 * s}l24-4M${x - 18 * s} ${y + 104 * s}l20-3M${x + 22 * s} ${
              y + 70 * s
            }l-16 26`,
            { line: 3 },
          )
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
    shape([[60, 654], [250, 660], [520, 664], [522, 676], [60, 676]], {
      fill: lino.PAPER,
      line: 3,
    }) +
    cuts([[64, 676], [520, 676], [520, 704], [60, 704]], {
      gap: 8,
      width: 2,
      length: 90,
      seed: 3,
    }) +
    [150, 430].map((x) =>
      shape(round(x, 704, 44), { fill: lino.INK }) +
      shape(round(x, 704, 22), { fill: lino.PAPER }) +
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

export const CORNER = {
  station: () => station("today"),
  "station-1957": () => station("1957"),
  telephone,
  news,
};
