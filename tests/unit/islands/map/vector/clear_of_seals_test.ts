/** Names on the map that seals would hide. */
import assert from "node:assert/strict";
import type { Feature, Label, LabelSymbolizer, Layout } from "protomaps-leaflet";
import { ClearOfSeals } from "../../../../../islands/map/vector/clear_of_seals.ts";

/** A name 100 pixels wide and 12 high, with its middle at each of these. */
const namesAt = (...middles: [number, number][]): LabelSymbolizer => ({
  place: () =>
    middles.map(([x, y]) => ({
      anchor: { x, y },
      bboxes: [
        { minX: x - 50, minY: y - 6, maxX: x, maxY: y + 6 },
        { minX: x, minY: y - 6, maxX: x + 50, maxY: y + 6 },
      ],
    } as Label)),
});

const SEALS: Record<number, { x: number; y: number }[]> = { 15: [{ x: 1000, y: 1000 }], 16: [] };

function placed(symbolizer: LabelSymbolizer, zoom: number): [number, number][] | undefined {
  const clear = new ClearOfSeals(symbolizer, (zoom) => SEALS[zoom]);
  return clear.place({ zoom } as Layout, [], {} as Feature)?.map(({ anchor: { x, y } }) => [x, y]);
}

Deno.test("a name that a seal would touch is left out, at the zoom where it would", () => {
  const under = namesAt([1000, 1000], [1060, 1000], [1000, 1020], [940, 980]);
  assert.deepEqual(placed(under, 15), []);
  assert.equal(placed(under, 16)?.length, 4);
});

Deno.test("names beside a seal stay, on each of its sides", () => {
  const beside: [number, number][] = [[1070, 1000], [930, 1000], [1000, 1026], [1000, 974]];
  assert.deepEqual(placed(namesAt(...beside), 15), beside);
});

Deno.test("what has no name stays without", () => {
  assert.equal(placed({ place: () => undefined }, 15), undefined);
});
