/** The seals of a map: their names, and how they make room for each other. */
import assert from "node:assert/strict";
import type * as Leaflet from "leaflet";
import { renderToStaticMarkup } from "react-dom/server";
import { keepApart } from "../../../../islands/map/keep_apart.ts";
import { PlaceSeal } from "../../../../islands/map/pin_content.tsx";

/** What a screen reader hears of a seal. */
const nameOf = (place: { n?: number; title: string; detail: string }, heard = false) =>
  renderToStaticMarkup(
    <PlaceSeal
      place={{ ...place, href: "", latitude: 0, longitude: 0 }}
      playing={false}
      heard={heard}
    />,
  ).match(/visually-hidden">(.*)<\/span>$/)![1].replace(/<[^>]*>/g, "");

Deno.test("the name of a seal says its number once, in any order of the stops", () => {
  assert.equal(nameOf({ n: 1, title: "Gate", detail: "Stop 1" }), "Stop 1: Gate");
  assert.equal(
    nameOf({ n: 1, title: "Gate", detail: "Discovery Point" }),
    "1. Gate, Discovery Point",
  );
  assert.equal(nameOf({ title: "The mill", detail: "5 stops" }, true), "The mill, 5 stops, heard");
});

type Point = [x: number, y: number];

/** Whether the seals at these pixels become dots, and how large the target of the first one is. */
function look(points: Point[]): { areDots: boolean; target: string } {
  let areDots = false;
  let target = "";
  const map = {
    getContainer: () => ({
      isConnected: true,
      classList: { toggle: (_: string, on: boolean) => areDots = on },
    }),
    latLngToLayerPoint: ([x, y]: Point) => ({
      distanceTo: (to: { at: Point }) => Math.hypot(x - to.at[0], y - to.at[1]),
      at: [x, y],
    }),
    getZoom: () => 15,
    getMaxZoom: () => 19,
    on() {},
  };
  const markers = points.map((point, i) => ({
    getLatLng: () => point,
    getElement: () => ({ style: { setProperty: (_: string, to: string) => i || (target = to) } }),
    on() {},
  }));
  keepApart(map as unknown as Leaflet.Map, markers as unknown as Leaflet.Marker[]);
  return { areDots, target };
}

Deno.test("seals that would hide each other are dots: in a row, and side by side in many rows", () => {
  const row = (gap: number) => Array.from({ length: 60 }, (_, i): Point => [i * gap, 0]);
  assert.deepEqual([10, 50].map((gap) => look(row(gap)).areDots), [true, false]);
  // Neighbours in the order hide less than all around.
  const rows = row(0).map((_, i): Point => [i % 10 * 20, Math.floor(i / 10) * 20]);
  assert.equal(look(rows).areDots, true);
});

Deno.test("nothing can hide the only seal, and two that overlap keep 24 pixels each", () => {
  assert.deepEqual(look([[0, 0]]), { areDots: false, target: "44px" });
  assert.equal(look([[0, 0], [30, 0]]).target, "30px");
  assert.equal(look([[0, 0], [5, 0]]).target, "24px");
});
