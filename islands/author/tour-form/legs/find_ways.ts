/**
 * Who finds ways along streets, and the motorways that ways cross: the browser, from the host's
 * map, or for ways a router on the server.
 */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { FoundWay } from "../../../../lib/geo/streets/street_way.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { TourMapProps } from "../../../map/place.ts";
import type { SiteServices } from "../site_services.ts";

/** Two places between which a way is wanted. */
export type Pair = { from: Position; to: Position };

/**
 * Finds the ways of `pairs`, and reports each with its index. Rejects if `signal` is aborted.
 */
export type FindWays = (
  pairs: readonly Pair[],
  options: { stepFree: boolean; signal: AbortSignal },
  onFound: (index: number, way: FoundWay) => void,
) => Promise<void>;

/** `avoidsSteps`: `stepFree` is heeded. OSRM's protocol has no such choice. */
export type WayFinder = { find: FindWays; avoidsSteps: boolean };

/** Undefined on a site without streets that can be read, and without a router. */
export function wayFinder(
  { archiveUrl }: TourMapProps["tiles"],
  { router }: SiteServices,
): WayFinder | undefined {
  if (archiveUrl !== undefined) return { find: inBrowser, avoidsSteps: true };
  return router && { find: onServer, avoidsSteps: router === "valhalla" };
}

/** Finds which lines cross a motorway, each by its index. Rejects if `signal` is aborted. */
export type FindCrossings = (
  lines: Position[][],
  signal: AbortSignal,
  onFound: (index: number, crosses: boolean) => void,
) => Promise<void>;

/** Undefined on a site without streets that can be read. */
export const crossingFinder = (
  { archiveUrl }: TourMapProps["tiles"],
): FindCrossings | undefined => archiveUrl === undefined ? undefined : crossingsInBrowser;

const crossingsInBrowser: FindCrossings = async (lines, signal, onFound) => {
  const { motorwaysAcross } = await loadStreets();
  await motorwaysAcross(lines, signal, onFound);
};

const loadStreets = () =>
  loadChunk(() => import("../../../../lib/device/streets/streets_between.ts"));

const inBrowser: FindWays = async (pairs, options, onFound) => {
  const { streetsBetween } = await loadStreets();
  const places = pairs.map(({ from, to }): [Position, Position] => [from, to]);
  await streetsBetween(places, options, onFound);
};

const onServer: FindWays = async (pairs, { stepFree, signal }, onFound) => {
  for (const [index, { from, to }] of pairs.entries()) {
    const query = new URLSearchParams({ from: text(from), to: text(to) });
    if (stepFree) query.set("stepFree", "on");
    onFound(index, await ask(`/api/streets?${query}`, signal));
  }
};

async function ask(address: string, signal: AbortSignal): Promise<FoundWay> {
  try {
    const answer = await fetch(address, { signal });
    if (answer.ok) return await answer.json();
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return { problem: "unread" };
}

const text = ({ latitude, longitude }: Position): string => `${latitude},${longitude}`;
