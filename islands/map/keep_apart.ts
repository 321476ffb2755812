/**
 * Separates seals that are close to each other on the screen: their tap targets, and the effect of
 * a tap.
 */
import type * as Leaflet from "leaflet";
import { MARKER_SIZE } from "./base_map.ts";

/**
 * Pixels across a seal. If most have a third neighbour within this distance, no number can be read.
 */
const CROWDED = 28;

/** The minimum target in pixels of each seal (WCAG 2.2, success criterion 2.5.8). */
const LEAST_TARGET = 24;

/**
 * At each zoom gives each of `markers` as large a target as its nearest neighbour leaves. If that
 * is less than a finger needs, a tap zooms in; at the closest zoom they are spread. Seals of one
 * place are few, so all that overlap are put on one ring.
 */
export function keepApart(map: Leaflet.Map, markers: Leaflet.Marker[]): void {
  if (!map.getContainer().isConnected) return;
  const places = () => markers.map((marker) => map.latLngToLayerPoint(marker.getLatLng()));

  const update = () => {
    const points = places();
    const all = gapsBetween(points);
    const isNearest = map.getZoom() >= map.getMaxZoom();
    markers.forEach((marker, i) => {
      const nearest = Math.min(...without(all[i], i));
      const size = Math.max(LEAST_TARGET, Math.min(MARKER_SIZE, nearest));
      const { style } = marker.getElement()!;
      style.setProperty("--target", `${size}px`);
      style.translate = isNearest ? ringPlace(i, nearTo(i, all), points) : "";
    });
    map.getContainer().classList.toggle("crowded", isCrowded(all));
  };

  markers.forEach((marker, i) =>
    marker.on("click", () => {
      const all = gapsBetween(places());
      const near = nearTo(i, all);
      const zoom = map.getZoom();
      if (near.length === 1 || zoom >= map.getMaxZoom()) return;
      marker.closePopup();
      const gap = Math.min(
        ...near.flatMap((j) => without(near.map((k) => all[j][k]), near.indexOf(j))),
      );
      const times = Math.ceil(Math.log2((LEAST_TARGET + 1) / Math.max(gap, 0.01)));
      map.setView(marker.getLatLng(), Math.min(map.getMaxZoom(), Math.ceil(zoom) + times));
    })
  );
  map.on("zoomend", update);
  update();
}

/** Pixels from each point to each. */
const gapsBetween = (points: Leaflet.Point[]): number[][] =>
  points.map((point) => points.map((other) => point.distanceTo(other)));

const without = (numbers: number[], i: number) => numbers.filter((_, j) => j !== i);

/** The markers, by index, that a finger cannot distinguish from the one at `i`, including it. */
function nearTo(i: number, gaps: number[][]): number[] {
  const near = new Set([i]);
  for (const one of near) {
    gaps[one].forEach((gap, other) => gap < LEAST_TARGET && near.add(other));
  }
  return [...near].sort((a, b) => a - b);
}

/** The offset of the marker at `i` to its place on the ring of those that are `near` each other. */
function ringPlace(i: number, near: number[], points: Leaflet.Point[]): string {
  if (near.length === 1) return "";
  const middle = near.reduce((sum, j) => sum.add(points[j]), points[i].multiplyBy(0))
    .divideBy(near.length);
  const radius = (LEAST_TARGET + 2) / 2 / Math.sin(Math.PI / near.length);
  const angle = 2 * Math.PI * near.indexOf(i) / near.length;
  const { x, y } = middle.subtract(points[i]);
  return `${x + radius * Math.cos(angle)}px ${y + radius * Math.sin(angle)}px`;
}

function isCrowded(gaps: number[][]): boolean {
  const thirds = gaps.map((row, i) => thirdSmallest(without(row, i)));
  return thirds.sort((a, b) => a - b)[thirds.length >> 1] < CROWDED;
}

/** For fewer than three, the largest. */
const thirdSmallest = (distances: number[]): number =>
  distances.sort((a, b) => a - b)[2] ?? distances.at(-1)!;
