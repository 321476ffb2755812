/** Finds ways on foot, and motorways across them, in the server's map, of which it keeps parts. */
import { distanceBetween } from "../../geo/distance.ts";
import { findWay } from "../../geo/streets/find_way.ts";
import { addTile, emptyGraph, keyOfTile } from "../../geo/streets/graph.ts";
import { crossesMotorway, type Motorways, motorwaysIn } from "../../geo/streets/motorways.ts";
import { readMotorways, readRoads } from "../../geo/streets/roads.ts";
import { type FoundWay, LONGEST_WAY } from "../../geo/streets/street_way.ts";
import { tilesBetween } from "../../geo/streets/tiles_between.ts";
import { type TileNumber, tilesAround } from "../../geo/tile_cover.ts";
import type { Position } from "../../model/tour/position.ts";
import type { MapArchiveReader } from "../map_archive.ts";

/** The ways that are asked for. */
export type StreetTask = { pairs: [Position, Position][]; stepFree: boolean };

/** Gets the answer for each pair, by its index, as soon as it is found. */
export type OnFound = (index: number, found: FoundWay) => void;

/** Gets for each line, by its index, whether it crosses a motorway. */
export type OnCrossing = (index: number, crosses: boolean) => void;

/** Metres around a line within which tiles are read: a bridge beside it may be in the next. */
const AROUND = 50;

/** Most tiles for one way. */
const MOST_TILES = 120;

/** Most tiles that are kept. */
const MOST_KEPT = 240;

/** How many tiles are read at once, as browsers have so many connections. */
const AT_ONCE = 6;

/** Makes functions of which one answers one task at a time. */
export function createStreetFinder(archive: MapArchiveReader) {
  let graph = emptyGraph();
  const motorways = new Map<string, Motorways>();

  async function load(tiles: TileNumber[], signal: AbortSignal): Promise<void> {
    const isMissing = (tile: TileNumber) => !graph.tiles.has(keyOfTile(tile));
    if (graph.tiles.size + tiles.filter(isMissing).length > MOST_KEPT) {
      graph = emptyGraph();
      motorways.clear();
    }
    const missing = tiles.filter(isMissing);
    for (let i = 0; i < missing.length; i += AT_ONCE) {
      const reading = missing.slice(i, i + AT_ONCE).map(async (tile) => {
        const { z, x, y } = tile;
        const columns = 2 ** z;
        const found = await archive.getZxy(z, (x % columns + columns) % columns, y);
        const bytes = new Uint8Array(found?.data ?? []);
        const roads = readRoads(bytes);
        motorways.set(keyOfTile(tile), motorwaysIn(tile, readMotorways(bytes), roads));
        addTile(graph, tile, roads);
      });
      await unlessAborted(signal, Promise.all(reading));
    }
  }

  /** Answers for one pair; undefined where the map has not come. */
  async function find(pair: [Position, Position], stepFree: boolean, signal: AbortSignal) {
    try {
      const { maxZoom } = await unlessAborted(signal, archive.getHeader());
      const tiles = tilesBetween(pair, maxZoom, MOST_TILES);
      if (!tiles) return { problem: "long" } as const;
      await load(tiles, signal);
    } catch {
      return undefined;
    }
    return findWay(graph, pair, { stepFree });
  }

  return {
    /** Resolves early when it is aborted. */
    async findWays(
      { pairs, stepFree }: StreetTask,
      { onFound, signal }: { onFound: OnFound; signal: AbortSignal },
    ): Promise<void> {
      let isSilent = false;
      for (const [index, pair] of pairs.entries()) {
        const isLong = distanceBetween(...pair) > LONGEST_WAY;
        // A map that has not come for one pair is not waited for again.
        const found = isLong || isSilent ? undefined : await find(pair, stepFree, signal);
        if (signal.aborted) return;
        if (!isLong && !found) isSilent = true;
        onFound(index, found ?? { problem: isLong ? "long" : "unread" });
      }
    },
    /** Leaves out lines that are too long. Rejects when it is aborted or the map does not come. */
    async findCrossings(
      lines: Position[][],
      { onFound, signal }: { onFound: OnCrossing; signal: AbortSignal },
    ): Promise<void> {
      const { maxZoom } = await unlessAborted(signal, archive.getHeader());
      for (const [index, line] of lines.entries()) {
        const tiles = tilesAround(line, { metres: AROUND, from: maxZoom, to: maxZoom });
        if (tiles.length > MOST_TILES) continue;
        await load(tiles, signal);
        onFound(index, crossesMotorway(line, tiles.map((tile) => motorways.get(keyOfTile(tile))!)));
      }
    },
  };
}

/** Settles as `work` does, or rejects when aborted; the work then continues. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
