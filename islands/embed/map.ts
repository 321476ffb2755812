/** The map of an embedded archive: a seal plays its story. */
import type { Position } from "../../lib/model/tour/position.ts";
import { addSealMarker, createBaseMap } from "../map/base_map.ts";
import { drawWay } from "../map/draw_way.ts";
import { loadLeaflet } from "../map/load_leaflet.ts";
import type { TourMapProps } from "../map/place.ts";
import { toPoints } from "../map/view.ts";
import type { Stories } from "./stories.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("embed");

/** The page's settings for the map, as JSON in `data-map`. */
export type EmbeddedMap =
  & Pick<TourMapProps, "tiles" | "line" | "routeLine" | "legs">
  & { places: (Position & { n: number; title: string })[] };

/** How long a hint stays, in milliseconds. */
const HINT_SHOWN = 1800;

/** Draws the map into `canvas`; rejects when Leaflet cannot be loaded. */
export async function showMap(canvas: HTMLElement, stories: Stories): Promise<void> {
  const { tiles, places, line, routeLine = [], legs }: EmbeddedMap = JSON.parse(
    canvas.dataset.map!,
  );
  const L = await loadLeaflet();
  const points = toPoints([...places, ...routeLine]);
  const hint = canvas.parentElement!.querySelector<HTMLElement>(".map-hint")!;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onHint = () => {
    hint.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(() => hint.hidden = true, HINT_SHOWN);
  };
  // Without pictures the seals are on plain paper.
  const events = { onHint, onTilesMissing: () => {} };
  const { map } = createBaseMap(L, canvas, { kind: "tour", tiles, points, ...events });
  const way = routeLine.length > 0 ? points.slice(places.length) : line ? points : [];
  drawWay(L, map, way, legs);
  const seals = places.map(({ n, title }, i) => {
    const { marker, seal } = addSealMarker(L, map, points[i], { riseOnHover: true });
    fill(seal, n, title);
    marker.on("click", () => stories.play(n));
    marker.getElement()!.addEventListener("keydown", (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      stories.play(n);
    });
    return seal.querySelector<HTMLElement>(".seal")!;
  });
  stories.onChange((playing) =>
    seals.forEach((seal, i) => seal.dataset.state = places[i].n === playing ? "playing" : "idle")
  );
}

/** The same seal as in the list, with its name for screen readers. */
function fill(element: HTMLElement, n: number, title: string): void {
  const seal = document.createElement("span");
  seal.className = "seal";
  seal.setAttribute("aria-hidden", "true");
  const number = document.createElement("span");
  number.className = "seal-number";
  number.textContent = String(n);
  seal.append(number);
  const name = document.createElement("span");
  name.className = "visually-hidden";
  name.textContent = t("playStop", { n, title });
  element.append(seal, name);
}
