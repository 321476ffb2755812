import assert from "node:assert/strict";
import type { ListenFigure, Reach } from "../../../../lib/model/listens/publication.ts";
import { busiestSpans } from "../../../../lib/model/listens/summary.ts";

const figure = (reach: Reach, count: number, week = 1): ListenFigure => {
  return { from: week, until: week, ways: "all", reach, count };
};

Deno.test("of the spans that many leave in, those of an eighth of the recording are told, not wider ones", () => {
  const figures = [
    figure("end", 90),
    figure({ from: 0, until: 4 }, 80),
    figure({ from: 8, until: 10 }, 30),
    figure({ from: 2, until: 3 }, 20),
    figure({ from: 2, until: 3 }, 20, 2),
    figure({ from: 6, until: 7 }, 10),
  ];
  assert.deepEqual(busiestSpans(figures, 2), [
    { from: 2, until: 3, count: 40 },
    { from: 8, until: 10, count: 30 },
  ]);
});
