/** The Leaflet layer that paints vector tiles, each on a canvas. */
import type * as Leaflet from "leaflet";
import {
  Labelers,
  type LabelRule,
  paint,
  type PaintRule,
  PmtilesSource,
  type PreparedTile,
  TileCache,
  View,
} from "protomaps-leaflet";
import type { MapArchiveReader } from "../../../lib/device/map_archive.ts";
import type { L } from "../load_leaflet.ts";

/** The rules for painting and names, and the colour of the ground. */
export type MapStyle = { paint: PaintRule[]; labels: LabelRule[]; ground: string };

/** The size of a tile on the screen, and of its data tile, which covers four, in CSS pixels. */
const SIZE = 256;
const DATA_SIZE = 512;

/** How far beyond its edge a tile includes its neighbours' drawing, in CSS pixels. */
const BLEED = 16;

/** More device pixels per CSS pixel would cost memory that phones do not have. */
const DENSEST = 2;

/** How many data tiles keep their names laid out: a large screen shows 40. */
const LABELED_TILES = 64;

/** The longest time of painting before the page has a turn, in milliseconds. */
const TURN = 12;

type Tile = {
  canvas: HTMLCanvasElement;
  coords: Leaflet.Coords;
  /** Tells Leaflet that the tile is painted, or why it failed. */
  done: Leaflet.DoneCallback;
  data?: PreparedTile;
};

type Options = Leaflet.GridLayerOptions & {
  archive: MapArchiveReader;
  /** The finest zoom with tiles; closer zooms are drawn from these. */
  finest: number;
  style: MapStyle;
};

/**
 * Makes the layer. Like layers of pictures, it fires `tileload` and `tileerror`; `retry` requests a
 * tile again, `restyle` paints all of them in another style.
 */
export function createVectorLayer(
  L: L,
  { archive, finest, style: first, ...options }: Options,
) {
  // The library expects its own reader's class, but calls only functions that ours has, too.
  const source = new PmtilesSource(
    archive as unknown as ConstructorParameters<typeof PmtilesSource>[0],
    false,
  );
  const view = new View(new TileCache(source, DATA_SIZE), finest, 1);
  const scratch = document.createElement("canvas").getContext("2d")!;
  const density = Math.min(DENSEST, devicePixelRatio);
  const tiles = new Map<HTMLElement, Tile>();
  const waiting = new Set<Tile>();
  let style = first;
  let labelers = createLabelers();
  let frame = 0;

  function createLabelers(): Labelers {
    return new Labelers(scratch, style.labels, LABELED_TILES, (keys) => {
      for (const tile of tiles.values()) {
        if (tile.data && keys.has(keyOf(tile.coords))) paintSoon(tile);
      }
    });
  }

  async function load(tile: Tile): Promise<void> {
    try {
      const data = await view.getDisplayTile(tile.coords);
      if (!tiles.has(tile.canvas)) return;
      tile.data = data;
      layOutNames(tile);
      paintSoon(tile);
    } catch (error) {
      if (tiles.has(tile.canvas)) tile.done(error as Error, tile.canvas);
    }
  }

  const dataOf = (tile: Tile) => new Map([["", [tile.data!]]]);

  function layOutNames(tile: Tile): void {
    labelers.add(tile.coords.z, dataOf(tile));
  }

  function paintSoon(tile: Tile): void {
    waiting.add(tile);
    frame ||= requestAnimationFrame(paintWaiting);
  }

  function paintWaiting(): void {
    frame = 0;
    const end = performance.now() + TURN;
    for (const tile of waiting) {
      waiting.delete(tile);
      if (tiles.has(tile.canvas)) paintTile(tile);
      if (performance.now() > end) break;
    }
    if (waiting.size > 0) frame = requestAnimationFrame(paintWaiting);
  }

  function paintTile(tile: Tile): void {
    const { canvas, coords, done } = tile;
    const { x, y, z } = coords;
    canvas.width = canvas.height = SIZE * density; // Clears it, too.
    const context = canvas.getContext("2d")!;
    context.scale(density, density);
    if (tile.data!.data.size > 0) {
      context.fillStyle = style.ground;
      context.fillRect(0, 0, SIZE, SIZE);
    }
    const box = {
      minX: SIZE * x - BLEED,
      minY: SIZE * y - BLEED,
      maxX: SIZE * (x + 1) + BLEED,
      maxY: SIZE * (y + 1) + BLEED,
    };
    const names = labelers.getIndex(z) ?? null;
    const origin = Object.assign(tile.data!.origin.clone(), { x: SIZE * x, y: SIZE * y });
    paint(context, z, dataOf(tile), names, style.paint, box, origin, false);
    done(undefined, canvas);
  }

  const layer = Object.assign(L.gridLayer({ ...options, tileSize: SIZE }), {
    createTile(coords: Leaflet.Coords, done: Leaflet.DoneCallback): HTMLElement {
      const canvas = document.createElement("canvas");
      const tile = { canvas, coords, done };
      tiles.set(canvas, tile);
      load(tile);
      return canvas;
    },
    retry(canvas: HTMLElement): void {
      const tile = tiles.get(canvas);
      if (tile) load(tile);
    },
    restyle(next: MapStyle): void {
      style = next;
      labelers = createLabelers();
      for (const tile of tiles.values()) {
        if (!tile.data) continue;
        layOutNames(tile);
        paintSoon(tile);
      }
    },
  });
  layer.on("tileunload", ({ tile }) => tiles.delete(tile));
  layer.on("remove", () => cancelAnimationFrame(frame));
  return layer;
}

/** The library's names for tiles. */
const keyOf = ({ x, y, z }: Leaflet.Coords) => `${x}:${y}:${z}`;
