/** Tiles that do not come. */
import assert from "node:assert/strict";
import type * as Leaflet from "leaflet";
import { watchTiles } from "../../../../islands/map/watch_tiles.ts";
import { FakeTime } from "../../../support/fakes/fake_time.ts";

type Listener = (event: { tile?: object; coords?: object }) => void;

/** A part of Leaflet that fires events. */
function source() {
  const listeners = new Map<string, Listener>();
  return {
    on: (name: string, listener: Listener) => void listeners.set(name, listener),
    fire: (name: string, tile?: object) => listeners.get(name)!({ tile, coords: {} }),
  };
}

function watched() {
  const seen = { isMissing: false, retries: 0, redraws: 0 };
  const map = source();
  const layer = { ...source(), redraw: () => seen.redraws++ };
  watchTiles(map as unknown as Leaflet.Map, layer as unknown as Leaflet.GridLayer, {
    onMissing: (missing) => seen.isMissing = missing,
    retry: () => seen.retries++,
  });
  return { seen, map, layer };
}

const tile = () => ({ isConnected: true });

Deno.test("tiles are missing when more of them fail than come, and no more once they are there", () => {
  using _ = new FakeTime();
  const { seen, layer } = watched();
  const [one, other, third] = [tile(), tile(), tile()];
  layer.fire("tileload", one);
  layer.fire("tileerror", other);
  assert.equal(seen.isMissing, false);
  layer.fire("tileerror", third);
  assert.equal(seen.isMissing, true);
  layer.fire("tileload", third);
  assert.equal(seen.isMissing, false);
});

Deno.test("a tile that fails is asked for three times again, unless it is out of sight by then", async () => {
  using time = new FakeTime();
  const { seen, layer } = watched();
  const [lost, gone] = [tile(), { isConnected: false }];
  layer.fire("tileerror", gone);
  for (let failure = 1; failure < 6; failure++) {
    layer.fire("tileerror", lost);
    await time.advance(60_000);
  }
  assert.equal(seen.retries, 3);
});

Deno.test("all tiles are drawn anew when the device is online, until the map is gone", () => {
  const { seen, map } = watched();
  dispatchEvent(new Event("online"));
  map.fire("unload");
  dispatchEvent(new Event("online"));
  assert.equal(seen.redraws, 1);
});
