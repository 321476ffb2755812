/** The drawings that are read: the plan of the walk, and the nine desks with their names. */
import * as lino from "./lino.ts";

const { along, box, cuts, draw, round, seal, shape, sheet, words } = lino;
type Point = lino.Point;

/** Units of the plan to the metre, and the place of its upper left corner. */
const SCALE = 2.85;
const NORTH = 34.73953, WEST = -92.30023;

/** The place of coordinates on the plan. */
const onPlan = (latitude: number, longitude: number): Point => [
  (longitude - WEST) * 91_500 * SCALE,
  (NORTH - latitude) * 110_950 * SCALE,
];

/** The stops of the walk. */
const STOPS = [
  onPlan(34.73795, -92.29745),
  onPlan(34.7374, -92.29755),
  onPlan(34.73574, -92.29764),
  onPlan(34.73665, -92.29822),
  onPlan(34.7379, -92.29812),
];

/** A plan of the walk: streets, the school, five numbered stops, and the way between them. */
function walk(): string {
  const [w, h] = [1000, 1500];
  const [, p2, p3, p4] = STOPS;
  const park = 690;
  const crossing = 500;
  const south = p3[1] + 46;
  const block = (x: number, y: number, bw: number, bh: number, seed: number, fill = lino.STONE) =>
    shape(box(x, y, bw, bh), { fill, line: 3 }) +
    cuts(box(x, y, bw, bh), {
      angle: 60,
      gap: 13,
      width: 1.5,
      length: 60,
      fill: fill === lino.STONE ? lino.CLAY : lino.SAGE,
      seed,
    });
  const school: Point[] = [
    [150, p4[1] - 250],
    [290, p4[1] - 220],
    [290, p4[1] - 60],
    [430, p4[1] - 46],
    [430, p4[1] + 46],
    [290, p4[1] + 60],
    [290, p4[1] + 220],
    [150, p4[1] + 250],
    [110, p4[1] + 210],
    [200, p4[1] + 150],
    [200, p4[1] - 150],
    [110, p4[1] - 210],
  ];
  const pool = round(p4[0] + 30, p4[1], 34, 20);
  const way = [
    STOPS[0],
    p2,
    p3,
    [park - 40, p4[1] + 20] as Point,
    p4,
    [park - 50, p4[1] - 60] as Point,
    [park - 54, crossing + 10] as Point,
    STOPS[4],
  ];
  return sheet(
    shape(box(0, 0, w, h), { fill: lino.SAND, line: 0 }) +
      shape(box(28, 28, w - 56, h - 56), { line: 3 }) +
      shape(box(38, 38, w - 76, h - 76), { line: 1.4 }) +
      words(w / 2, 118, "The walk", { size: 66 }) +
      words(w / 2, 166, "from the street corner to the door, and back to nine trees", {
        size: 28,
        weight: 400,
      }) +
      // Blocks beside the streets, which are the bare paper.
      block(60, 220, 590, 250, 3, lino.SAGE) + block(740, 220, 200, 250, 4) +
      block(60, 530, 590, south - 566, 5, lino.SAGE) +
      block(740, 530, 200, 200, 6) + block(740, 760, 200, 240, 7) +
      block(740, 1030, 200, south - 1066, 8) + block(60, south + 40, 590, 56, 9) +
      block(740, south + 40, 200, 56, 10) +
      shape(school, { fill: lino.CLAY, line: 5 }) +
      cuts(school, { angle: 60, gap: 11, width: 2.2, length: 50, fill: lino.UMBER, seed: 2 }) +
      shape([[430, p4[1] - 40], [650, p4[1] - 18], [650, p4[1] + 18], [430, p4[1] + 40]], {
        fill: lino.STONE,
        line: 3,
      }) + shape(pool, { fill: lino.DEEP_MOSS }) +
      cuts(pool, { gap: 7, width: 1.4, length: 30, fill: lino.SAGE, seed: 2 }) +
      shape(box(158, p4[1] - 42, 204, 84), { fill: lino.PAPER, line: 3 }) +
      words(260, p4[1] - 6, "Central", { size: 30 }) +
      words(260, p4[1] + 27, "High School", { size: 30 }) +
      [[120, 620], [560, 590], [590, 700], [100, south - 70], [560, south - 120], [480, 300], [
        380,
        360,
      ], [120, 300]].map(([x, y], i) => lino.crown(x, y, 34, i + 4)).join("") +
      Array.from(
        { length: 9 },
        (_, i) =>
          lino.crown(
            STOPS[4][0] - 60 + i % 3 * 38,
            STOPS[4][1] - 148 + Math.floor(i / 3) * 36,
            15,
            i,
          ),
      )
        .join("") +
      shape(box(752, p2[1] - 36, 66, 52), { fill: "#a4482f", line: 4 }) +
      `<path d="${along(way, false)}" fill="none" stroke="${lino.OXBLOOD}" stroke-width="7" ` +
      `stroke-dasharray="18 15"/>` +
      STOPS.map(([x, y], i) => seal(x, y, String(i + 1), 31)).join("") +
      words(84, 508, "Daisy L. Gatson Bates Drive", { size: 26, anchor: "start", weight: 400 }) +
      words(84, south + 26, "16th Street", { size: 26, anchor: "start", weight: 400 }) +
      `<g transform="translate(${park + 34} 960) rotate(-90)">${
        words(0, 0, "Park Street", { size: 26, weight: 400 })
      }</g>` +
      shape([[896, 186], [914, 106], [932, 186], [914, 170]], { fill: lino.INK, line: 2 }) +
      words(914, 96, "N", { size: 30 }) +
      draw(`M90 1440h${(50 * SCALE).toFixed()}m0-10v20M90 1430v20`, { line: 4 }) +
      words(90 + 25 * SCALE, 1422, "about 50 m", { size: 24, weight: 400 }) +
      words(912, 1446, "Drawn for this demonstration. Not surveyed.", {
        size: 24,
        weight: 400,
        anchor: "end",
      }),
    [w, h],
  );
}

const NAMES = [
  "Minnijean Brown",
  "Elizabeth Eckford",
  "Ernest Green",
  "Thelma Mothershed",
  "Melba Pattillo",
  "Gloria Ray",
  "Terrence Roberts",
  "Jefferson Thomas",
  "Carlotta Walls",
];

/** Nine empty desks in the morning light, each with a name. */
function desks(): string {
  const floor = box(0, 200, 1200, 600);
  const desk = (i: number) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const x = 210 + column * 390, y = 250 + row * 186;
    const top: Point[] = [[x - 96, y], [x + 62, y], [x + 104, y + 46], [x - 104, y + 46]];
    const book: Point[] = [[x - 50, y + 8], [x - 2, y + 8], [x - 2, y + 32], [x - 58, y + 32]];
    const back: Point[] = [[x + 96, y - 46], [x + 150, y - 40], [x + 150, y - 6], [x + 96, y - 10]];
    return shape([[x - 130, y + 104], [x + 150, y + 104], [x + 180, y + 116], [x - 100, y + 118]], {
      fill: lino.UMBER,
      line: 0,
    }) +
      draw(
        `M${x - 86} ${y + 60}V${y + 110}M${x + 84} ${y + 60}V${y + 110}M${x + 104} ${y - 8}V${
          y + 108
        }M${x + 144} ${y - 6}V${y + 100}`,
        { line: 8 },
      ) +
      shape([[x + 82, y + 44], [x + 156, y + 40], [x + 164, y + 56], [x + 82, y + 62]], {
        fill: lino.CLAY,
        line: 4,
      }) + shape(back, { fill: lino.CLAY, line: 4 }) +
      shape(box(x - 104, y + 46, 208, 20), { fill: "#8a5a35", line: 4 }) +
      shape(top, { fill: lino.CLAY, line: 4 }) +
      cuts(top, { angle: 1, gap: 8, width: 1.5, length: 80, fill: lino.UMBER, seed: i + 2 }) +
      shape(book, { fill: [lino.OXBLOOD, lino.MOSS, lino.INK][(i * 2 + row) % 3], line: 3 }) +
      draw(`M${x - 54} ${y + 28}H${x - 6}`, { ink: lino.PAPER, line: 3 }) +
      draw(`M${x + 16} ${y + 30}l34-14`, { ink: lino.BRASS, line: 6 }) +
      shape(box(x - 136, y + 78, 268, 40), { fill: lino.PAPER, line: 3.5 }) +
      words(x - 2, y + 106, NAMES[i], { size: 26 });
  };
  const light = [0, 1, 2, 3].map((i) => {
    const beam: Point[] = [[170 + i * 260, 170], [300 + i * 260, 170], [120 + i * 300, 800], [
      -110 + i * 300,
      800,
    ]];
    return cuts(beam, { angle: 106, gap: 12, width: 3, length: 150, fill: lino.PAPER, seed: i });
  }).join("");
  return sheet(
    shape(box(0, 0, 1200, 205), { fill: lino.DEEP_MOSS, line: 0 }) +
      [0, 1, 2, 3].map((i) =>
        shape(box(150 + i * 245, 14, 165, 150), { fill: "#f3e3b4", line: 6 }) +
        draw(`M${232 + i * 245} 14v150M${150 + i * 245} 88h165`, { line: 5 })
      ).join("") +
      shape(floor, { fill: lino.SAND, line: 4 }) +
      cuts(floor, {
        gap: 15,
        width: 1.8,
        length: 220,
        fill: lino.UMBER,
        seed: 2,
        tone: () => 0.5,
      }) +
      light + NAMES.map((_, i) => desk(i)).join(""),
  );
}

export const SHEETS = { walk, desks };
