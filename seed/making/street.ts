/** A street that runs away from the viewer, and a bus. */
import * as lino from "./lino.ts";

const { box, cuts, draw, plane, round, shape, sheet } = lino;
type Point = lino.Point;

/** Where the lines of the street meet. */
const FAR: Point = [600, 236];

/** A place on a line to the far point: `t` is 0 in front, and 1 there. */
const towards = ([x, y]: Point, t: number): Point => [
  x + (FAR[0] - x) * t,
  y + (FAR[1] - y) * t,
];

/** A street of houses and trees, with nobody in it. */
export function lane(): string {
  const side = (x: number) =>
    [0.1, 0.34, 0.52, 0.66, 0.76].map((t, i) => {
      const near = towards([x, 640], t), far = towards([x, 640], t + 0.13 * (1 - t) + 0.03);
      const up = (p: Point, h: number): Point => {
        const share = (p[1] - FAR[1]) / (640 - FAR[1]);
        return [p[0], p[1] - h * share];
      };
      const wall = [up(near, 420), up(far, 420), far, near] as const;
      const map = plane(wall);
      const roof: Point[] = [up(near, 420), up(far, 420), up(far, 560), up(near, 560)];
      const openings = [[0.16, 0.2], [0.58, 0.2], [0.16, 0.58], [0.58, 0.58]].map(([u, v]) =>
        shape(map(box(u, v, 0.26, 0.26)), { fill: lino.INK, line: 2 })
      ).join("");
      const tone = x < 600 ? lino.CLAY : lino.SAND;
      return shape(wall, { fill: tone, line: 3 }) +
        cuts(wall, {
          angle: x < 600 ? 62 : -4,
          gap: 12 - i,
          width: x < 600 ? 2.2 : 1.1,
          fill: lino.UMBER,
          seed: i + 2,
        }) + openings +
        shape(roof, { fill: i % 2 ? lino.OXBLOOD : lino.INK, line: 3 }) +
        cuts(roof, { angle: 88, gap: 13 - i, width: 1.6, length: 30, fill: lino.ROSE, seed: i });
    }).reverse().join("");
  const trees = [0.8, 0.68, 0.24].map((t, i) => {
    const [lx, ly] = towards([60, 690], t), [rx, ry] = towards([1140, 690], t);
    const height = 560 * (1 - t);
    return lino.tree(lx, ly, height, 50 + i) + lino.tree(rx, ry, height, 60 + i);
  }).join("");
  const road: Point[] = [[110, 800], [580, 246], [620, 246], [1090, 800]];
  const walks: Point[][] = [[[-240, 800], [560, 244], [580, 246], [110, 800]], [
    [1440, 800],
    [640, 244],
    [620, 246],
    [1090, 800],
  ]];
  return (
    shape(box(0, 0, 1200, 400), { fill: lino.ROSE, line: 0 }) +
    lino.rays(FAR, "#c99f9c", 34, 9) + lino.cloud(250, 90, 200, 34, 2) +
    lino.cloud(930, 70, 190, 30, 5) +
    shape([[0, 236], [220, 206], [430, 232], [600, 222], [820, 238], [1000, 210], [1200, 232], [
      1200,
      300,
    ], [0, 300]], { fill: lino.SAGE }) +
    shape(box(-10, 256, 1220, 554), { fill: lino.MOSS }) +
    cuts(box(0, 330, 1200, 470), {
      angle: 80,
      gap: 17,
      width: 2,
      length: 16,
      fill: lino.SAGE,
      seed: 7,
      tone: () => 0.3,
    }) +
    side(-260) + side(1460) +
    walks.map((walk, i) =>
      shape(walk, { fill: lino.STONE }) +
      cuts(walk, { gap: 17, width: 1.5, length: 200, fill: lino.UMBER, seed: i })
    ).join("") +
    shape(road, { fill: "#7d766b" }) +
    cuts(road, { angle: 0, gap: 12, width: 2, length: 130, fill: lino.INK, seed: 3 }) +
    [0.05, 0.28, 0.46, 0.6, 0.7, 0.78].map((t) => {
      const [a, b] = [towards([600, 800], t), towards([600, 800], t + 0.13 * (1 - t))];
      const w = 11 * (1 - t);
      return shape([[a[0] - w, a[1]], [a[0] + w, a[1]], [b[0] + w * 0.8, b[1]], [
        b[0] - w * 0.8,
        b[1],
      ]], { fill: lino.PAPER, line: 0 });
    }).join("") + trees
  );
}

/** The street, and far down in it the sign and the bench of a bus stop. */
function stopSign(): string {
  const [x, y] = towards([1270, 800], 0.5);
  return draw(`M${x} ${y}v-150`, { line: 9 }) +
    shape(box(x - 56, y - 216, 112, 68), { fill: lino.OXBLOOD, line: 4 }) +
    shape(box(x - 48, y - 208, 96, 52), { line: 2, ink: lino.PAPER }) +
    lino.words(x, y - 169, "BUS", { size: 38, fill: lino.PAPER, weight: 700 }) +
    shape(box(x + 22, y - 44, 96, 11), { fill: lino.CLAY, line: 3 }) +
    draw(`M${x + 32} ${y - 33}v30M${x + 108} ${y - 33}v30`, { line: 6 });
}

export const busStop = (): string => sheet(lane() + stopSign());

/** A city bus of the time, from the side. */
export function bus(): string {
  const body: Point[] = [
    [120, 250],
    [170, 196],
    [1040, 196],
    [1096, 250],
    [1110, 420],
    [1110, 600],
    [96, 600],
    [96, 420],
  ];
  const wheel = (x: number) =>
    shape(round(x, 606, 78), { fill: lino.INK }) + shape(round(x, 606, 42), { fill: lino.SAGE }) +
    shape(round(x, 606, 14), { fill: lino.INK }) +
    cuts(round(x, 606, 76), {
      angle: 40,
      gap: 12,
      width: 1.4,
      fill: lino.SAGE,
      seed: x,
      tone: (a) => a < 0.2 ? 1 : 0,
    });
  const rider = (x: number, hat: boolean) =>
    shape([[x - 38, 400], [x - 30, 366], [x, 354], [x + 30, 366], [x + 38, 400]], {
      fill: lino.INK,
      line: 3,
    }) + shape(round(x, 334, 22, 26), { fill: lino.INK, line: 3 }) +
    (hat ? draw(`M${x - 34} 322h68M${x - 20} 318v-20h40v20`, { line: 6, ink: lino.CLAY }) : "");
  const pane = (x: number, w: number) => {
    const glass = box(x, 268, w, 132);
    return shape(glass, { fill: lino.STONE, line: 5 }) +
      cuts(glass, {
        angle: -50,
        gap: 22,
        width: 3,
        length: 90,
        fill: lino.SAGE,
        seed: x,
        tone: () => 0.5,
      });
  };
  const road = box(0, 640, 1200, 160);
  const panes = [190, 318, 446, 574, 702, 830];
  return sheet(
    shape(box(0, 0, 1200, 640), { fill: lino.STONE, line: 0 }) +
      cuts(box(0, 0, 1200, 420), {
        gap: 14,
        width: 2.4,
        length: 260,
        fill: lino.CLAY,
        seed: 2,
        tone: (y) => 1 - y * 0.8,
      }) +
      lino.crown(90, 300, 190, 4) + lino.crown(1120, 280, 210, 8) + lino.crown(640, 190, 120, 12) +
      lino.crown(380, 200, 110, 14) +
      shape(box(0, 560, 1200, 84), { fill: lino.SAND }) +
      shape(road, { fill: "#7d766b" }) +
      cuts(road, { gap: 12, width: 2.2, length: 200, seed: 5 }) +
      shape([[60, 676], [1140, 676], [1080, 716], [130, 716]], { fill: lino.INK, line: 0 }) +
      shape(body, { fill: lino.OXBLOOD, line: 6 }) +
      shape([[120, 250], [170, 196], [1040, 196], [1096, 250]], { fill: lino.STONE, line: 5 }) +
      cuts([[120, 250], [170, 196], [1040, 196], [1096, 250]], {
        gap: 11,
        width: 1.8,
        length: 160,
        fill: lino.UMBER,
        seed: 3,
      }) +
      cuts(box(100, 470, 1004, 128), {
        gap: 13,
        width: 2.4,
        length: 190,
        fill: lino.INK,
        seed: 8,
        tone: (y) => 0.2 + y * 0.9,
      }) +
      shape(box(96, 420, 1014, 34), { fill: lino.STONE, line: 4 }) +
      panes.map((x) => pane(x, 112)).join("") +
      [246, 502, 630, 886].map((x, i) => rider(x, i % 2 === 0)).join("") +
      panes.map((x) => shape(box(x, 268, 112, 132), { line: 5 })).join("") +
      shape(box(966, 262, 96, 330), { fill: lino.CLAY, line: 6 }) +
      shape(box(980, 280, 30, 250), { fill: lino.INK, line: 3 }) +
      shape(box(1018, 280, 30, 250), { fill: lino.INK, line: 3 }) +
      draw("M990 290v220M1028 290v220", { ink: lino.SAGE, line: 2.5 }) +
      shape(round(1098, 520, 14, 18), { fill: "#e9c77a", line: 4 }) +
      draw("M110 500h-26v60h26", { line: 6 }) +
      shape([[1100, 590], [1140, 590], [1140, 622], [60, 622], [60, 596], [100, 596]], {
        fill: lino.INK,
        line: 3,
      }) + wheel(280) + wheel(850),
  );
}
