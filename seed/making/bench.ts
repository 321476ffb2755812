/** The drawings of the stop "Elizabeth’s Bench", in the order of its story. */
import { crowd, line } from "./crowd.ts";
import * as lino from "./lino.ts";
import { bus, busStop } from "./street.ts";

const { along, box, cuts, draw, gouge, round, shape, sheet } = lino;
type Point = lino.Point;

/** A bench on a lawn under a tree: nobody sits on it. */
function bench(): string {
  const lawn = box(0, 470, 1200, 330);
  const walk: Point[] = [[0, 690], [1200, 640], [1200, 800], [0, 800]];
  const houses = [[40, 330, 190], [290, 345, 150], [720, 340, 180], [960, 330, 200]].map(
    ([x, y, w], i) => {
      const wall = box(x, y, w, 480 - y);
      const roof: Point[] = [[x - 18, y], [x + w / 2, y - 75], [x + w + 18, y]];
      return shape(wall, { fill: lino.STONE }) + shape(roof, { fill: lino.ROSE }) +
        cuts(roof, { angle: 32, gap: 11, seed: i }) +
        cuts(wall, { gap: 12, width: 1.2, fill: lino.UMBER, seed: i + 4 }) +
        [0.2, 0.6].map((at) =>
          shape(box(x + w * at, y + 30, w * 0.2, 50), { fill: lino.INK, line: 2 }) +
          draw(`M${x + w * (at + 0.1)} ${y + 30}v50M${x + w * at} ${y + 55}h${w * 0.2}`, {
            ink: lino.STONE,
            line: 2,
          })
        ).join("");
    },
  ).join("");
  const slat = (y: number, h: number, inset: number, seed: number) => {
    const plank: Point[] = [[330 + inset, y], [950 - inset, y - 6], [950 - inset, y + h - 6], [
      330 + inset,
      y + h,
    ]];
    return shape(plank, { fill: lino.CLAY, line: 4 }) +
      cuts(plank, { angle: -0.5, gap: 7, width: 1.5, length: 130, fill: lino.UMBER, seed });
  };
  const iron = (x: number) =>
    shape([
      [x, 340],
      [x + 22, 340],
      [x + 30, 560],
      [x + 46, 590],
      [x + 70, 730],
      [x + 46, 730],
      [x + 22, 610],
      [x - 30, 610],
      [x - 46, 745],
      [x - 70, 745],
      [x - 48, 580],
      [x + 6, 570],
    ], {
      fill: lino.INK,
    }) + draw(`M${x + 12} 360l8 190M${x - 40} 620l-18 112`, { ink: lino.SAGE, line: 2.5 });
  const shadow: Point[] = [[250, 745], [960, 715], [1130, 745], [420, 782]];
  return sheet(
    shape(box(0, 0, 1200, 480), { fill: lino.STONE, line: 0 }) +
      lino.cloud(270, 130, 230, 46, 3) + lino.cloud(900, 100, 220, 40, 4) +
      cuts(box(0, 0, 1200, 330), {
        gap: 13,
        width: 1.6,
        length: 160,
        fill: lino.CLAY,
        seed: 8,
        tone: (y) => 0.9 - y,
      }) +
      houses + shape(lawn, { fill: lino.MOSS }) +
      cuts(lawn, {
        angle: 80,
        gap: 17,
        width: 2,
        length: 18,
        fill: lino.SAGE,
        seed: 5,
        tone: () => 0.3,
      }) +
      shape(walk, { fill: lino.SAND }) +
      cuts(walk, { angle: -3, gap: 15, width: 1.4, length: 120, fill: lino.UMBER, seed: 6 }) +
      lino.tree(1080, 655, 620, 21) +
      draw(along(shadow), { fill: lino.INK, line: 0 }) +
      cuts(shadow, { angle: -3, gap: 10, width: 1.6, fill: lino.SAND, seed: 9 }) +
      iron(410) + iron(640) + iron(870) +
      slat(350, 42, 0, 11) + slat(408, 42, 0, 12) + slat(466, 42, 0, 13) + slat(548, 24, 0, 14) +
      slat(574, 26, -14, 15) + slat(602, 30, -28, 16),
  );
}

/** A checked dress on its hanger, beside the sewing machine it was made on. */
function dress(): string {
  const wall = box(0, 0, 1200, 640);
  const skirt: Point[] = [[775, 330], [905, 330], [1070, 690], [960, 712], [840, 716], [720, 712], [
    610,
    690,
  ]];
  const top: Point[] = [
    [752, 168],
    [800, 150],
    [840, 186],
    [880, 150],
    [928, 168],
    [968, 262],
    [916, 282],
    [905, 330],
    [775, 330],
    [764, 282],
    [712, 262],
  ];
  const check = (points: Point[], from: Point, seed: number) => {
    const bands = Array.from({ length: 15 }, (_, i) => {
      const y = 160 + i * 38 + (i > 4 ? 8 : 0);
      return along(box(590, y, 500, 15));
    }).join("");
    const ribs = Array.from({ length: 19 }, (_, i) => {
      const t = (i - 9) / 9;
      return along([[from[0] + t * 70 - 4, from[1]], [from[0] + t * 70 + 4, from[1]], [
        from[0] + t * 290 + 10,
        720,
      ], [from[0] + t * 290 - 10, 720]]);
    }).join("");
    const id = `check${seed}`;
    return `<clipPath id="${id}"><path d="${along(points)}"/></clipPath>` +
      `<g clip-path="url(#${id})">${draw(bands, { fill: lino.INK, line: 0 })}${
        draw(ribs, { fill: lino.INK, line: 0 })
      }</g>`;
  };
  const table: Point[] = [[0, 610], [620, 590], [660, 640], [0, 668]];
  const machine: Point[] = [
    [120, 590],
    [120, 560],
    [150, 545],
    [420, 545],
    [420, 440],
    [240, 430],
    [216, 450],
    [216, 500],
    [182, 500],
    [176, 400],
    [204, 372],
    [430, 378],
    [476, 410],
    [486, 590],
  ];
  return sheet(
    shape(wall, { fill: lino.ROSE, line: 0 }) +
      cuts(wall, { angle: 90, gap: 30, width: 2.2, length: 260, fill: "#c9aca8", seed: 2 }) +
      shape(box(0, 640, 1200, 160), { fill: lino.UMBER, line: 0 }) +
      cuts(box(0, 650, 1200, 150), { gap: 16, width: 2, length: 220, fill: lino.BRASS, seed: 3 }) +
      draw("M600 128H1130M600 118v22", { line: 8 }) +
      draw("M840 128c0-34 38-30 34-58s-44-22-42 2", { line: 5 }) +
      draw("M740 178l100-48 100 48", { line: 9 }) +
      shape(skirt, { fill: lino.PAPER, line: 5 }) + check(skirt, [840, 330], 1) +
      draw("M800 340l-46 366M840 336v378M880 340l50 366", { line: 4, ink: lino.PAPER }) +
      shape(skirt, { line: 5 }) +
      shape(top, { fill: lino.PAPER, line: 5 }) +
      cuts(top, { angle: 90, gap: 12, width: 1.5, length: 60, fill: lino.SAGE, seed: 8 }) +
      shape([[800, 150], [840, 186], [880, 150], [894, 178], [842, 226], [786, 178]], {
        fill: lino.PAPER,
        line: 4,
      }) +
      draw("M840 236v86", { line: 3 }) +
      [250, 280, 308].map((y) => shape(round(840, y, 5), { fill: lino.OXBLOOD, line: 2 })).join(
        "",
      ) +
      shape(box(768, 322, 144, 20), { fill: lino.OXBLOOD, line: 4 }) +
      draw("M30 660v140M590 640v160", { line: 22 }) +
      shape(table, { fill: lino.CLAY, line: 5 }) +
      cuts(table, { angle: -2, gap: 10, width: 1.6, length: 150, fill: lino.UMBER, seed: 5 }) +
      shape(machine, { fill: lino.INK }) +
      draw("M200 398l214 6M250 452l150 8M452 430l12 150", { ink: lino.BRASS, line: 4 }) +
      draw(
        gouge([236, 412], [400, 416], 7) + gouge([160, 570], [400, 572], 5),
        { fill: lino.BRASS, line: 0 },
      ) +
      draw("M196 500v62M190 562h14", { line: 5 }) +
      shape(round(512, 430, 66), { fill: lino.INK }) +
      shape(round(512, 430, 50), { fill: lino.ROSE }) +
      draw("M512 380v100M462 430h100M477 395l70 70M547 395l-70 70", { line: 5 }) +
      shape(round(512, 430, 14), { fill: lino.BRASS }) +
      shape([[40, 600], [196, 560], [330, 586], [470, 578], [560, 600], [420, 628], [200, 640]], {
        fill: lino.PAPER,
        line: 4,
      }) +
      cuts([[40, 600], [196, 560], [330, 586], [470, 578], [560, 600], [420, 628], [200, 640]], {
        angle: 8,
        gap: 13,
        width: 4,
        length: 26,
        seed: 7,
      }) +
      shape(box(268, 332, 44, 44), { fill: lino.OXBLOOD, line: 4 }) +
      draw("M262 332h56M262 376h56", { line: 7 }) +
      draw("M270 345h40M270 355h40M270 365h40", { line: 2, ink: lino.ROSE }) +
      draw("M290 332c-60-40-90 20-94 60", { line: 2, ink: lino.OXBLOOD }),
  );
}

/** The telephone's wire passes a house at evening. */
function wire(): string {
  const sky = box(0, 0, 1200, 600);
  const pole = (x: number, top: number, base: number, w: number) =>
    shape([[x - w, base], [x - w * 0.6, top], [x + w * 0.6, top], [x + w, base]], {
      fill: lino.INK,
      line: 0,
    }) +
    draw(
      `M${x - w * 7} ${top + w * 4}h${w * 14}M${x - w * 5.5} ${top + w * 8}h${w * 11}`,
      { line: w * 1.3 },
    ) +
    [-6, -3, 3, 6].map((i) =>
      shape(box(x + i * w - w * 0.4, top + w * 2, w * 0.8, w * 1.6), { fill: lino.BRASS, line: 2 })
    ).join("");
  const house: Point[] = box(560, 360, 400, 260);
  const roof: Point[] = [[520, 372], [640, 232], [890, 232], [1004, 372]];
  const lit = (x: number, y: number, w: number, h: number) =>
    shape(box(x, y, w, h), { fill: "#e9c77a", line: 5 }) +
    draw(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, { line: 4 });
  const porch: Point[] = [[540, 470], [760, 470], [780, 510], [520, 510]];
  const sag = (x1: number, y1: number, x2: number, y2: number, drop: number) =>
    `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + drop} ${x2} ${y2}`;
  const wires = [0, 1, 2].map((i) =>
    sag(-30, 40 + i * 26, 214 + i * 40, 92 + i * 14, 60) +
    sag(214 + i * 40, 92 + i * 14, 1066 + i * 26, 158 + i * 10, 70) +
    sag(1066 + i * 26, 158 + i * 10, 1230, 178 + i * 12, 14)
  ).join("");
  return sheet(
    shape(sky, { fill: lino.ROSE, line: 0 }) +
      cuts(sky, {
        gap: 11,
        width: 4.2,
        length: 330,
        fill: lino.OXBLOOD,
        seed: 4,
        tone: (y) => Math.max(0, 1.05 - y * 1.25),
      }) +
      shape([[0, 560], [300, 530], [700, 552], [1200, 520], [1200, 800], [0, 800]], {
        fill: lino.DEEP_MOSS,
      }) +
      cuts(box(0, 590, 1200, 210), {
        angle: 78,
        gap: 19,
        width: 2,
        length: 20,
        fill: lino.SAGE,
        seed: 9,
        tone: () => 0.28,
      }) +
      shape(house, { fill: lino.SAND, line: 5 }) +
      cuts(house, { gap: 13, width: 2.6, length: 200, fill: lino.UMBER, seed: 5 }) +
      shape(box(880, 250, 44, 90), { fill: lino.OXBLOOD, line: 4 }) +
      shape(roof, { fill: lino.INK }) +
      cuts(roof, { angle: 90, gap: 15, width: 2, length: 40, fill: lino.SAGE, seed: 6 }) +
      lit(810, 430, 100, 110) + lit(600, 524, 70, 76) +
      shape(box(694, 520, 60, 100), { fill: lino.OXBLOOD, line: 5 }) +
      shape(round(744, 572, 4), { fill: lino.BRASS, line: 1 }) +
      shape(porch, { fill: lino.INK }) +
      draw("M546 510v112M766 510v112", { line: 11, ink: lino.INK }) +
      shape([[510, 618], [960, 618], [980, 640], [490, 640]], { fill: lino.CLAY, line: 4 }) +
      shape([[690, 640], [760, 640], [840, 800], [610, 800]], { fill: lino.SAND }) +
      cuts([[690, 640], [760, 640], [840, 800], [610, 800]], {
        gap: 14,
        width: 1.6,
        fill: lino.UMBER,
        seed: 3,
      }) +
      lino.tree(420, 640, 330, 31) +
      pole(234, 40, 780, 13) + pole(1092, 126, 640, 7.5) + draw(wires, { line: 3.2 }) +
      [[430, 138], [470, 144], [506, 149]].map(([x, y]) =>
        draw(
          `M${x - 14} ${y - 2}q2-16 14-18q8-8 13 1l8 2l-8 3q0 12-11 14l-14 12z`,
          { fill: lino.INK, line: 0 },
        )
      ).join(""),
  );
}

export const BENCH = { bench, dress, wire, line, crowd, "bus-stop": busStop, bus };
