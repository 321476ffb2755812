/** The old maps of an archive over its map, each with a slider; loaded where there are any. */
import type * as Leaflet from "leaflet";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { textIn } from "../../lib/model/text/language.ts";
import type { MapEdges } from "../../lib/model/media/old_map.ts";
import { texts } from "../../lib/texts/texts.ts";
import type { TourMapDrawing } from "./draw_tour_map.ts";
import type { L } from "./load_leaflet.ts";
import type { ShownOldMap } from "./place.ts";

const t = texts("maps");

type Props = { drawing: TourMapDrawing | undefined; maps: ShownOldMap[] };

export function OldMaps({ drawing, maps }: Props) {
  return (
    <div className="old-map-sliders">
      {maps.map((map) => <OldMapSlider key={map.imageUrl} drawing={drawing} map={map} />)}
    </div>
  );
}

/** The picture is loaded when the slider is first moved. */
function OldMapSlider({ drawing, map }: { drawing: Props["drawing"]; map: ShownOldMap }) {
  const [opacity, setOpacity] = useState(0);
  const overlay = useRef<Leaflet.ImageOverlay>(undefined);
  useEffect(() => {
    if (!drawing || opacity === 0 && !overlay.current) return;
    overlay.current ??= addOverlay(drawing.L, drawing.map, map.imageUrl, map.edges);
    overlay.current.setOpacity(opacity / 100);
  }, [drawing, opacity]);
  return (
    <label>
      <span {...textIn(map.language)}>
        {[map.title, map.year].filter(Boolean).join(", ")}
        {map.credit && <small>{` ${map.credit}`}</small>}
      </span>
      <input
        className="slider"
        type="range"
        min={0}
        max={100}
        value={opacity}
        aria-valuetext={opacity === 0
          ? t("oldMapHidden")
          : t("oldMapVisible", { percent: opacity })}
        style={{ "--fill": `${opacity}%` } as CSSProperties}
        onChange={({ currentTarget }) => setOpacity(currentTarget.valueAsNumber)}
      />
    </label>
  );
}

const PANE = "old-maps";

/** Above the pane of tiles, which is 200, and below that of lines, 400. */
const Z_INDEX = "250";

/** Puts the picture of an old map over the tiles, and below routes and seals. */
export function addOverlay(
  L: L,
  map: Leaflet.Map,
  url: string,
  { south, west, north, east }: MapEdges,
): Leaflet.ImageOverlay {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = Z_INDEX;
  pane.style.pointerEvents = "none";
  return L.imageOverlay(url, [[south, west], [north, east]], { pane: PANE }).addTo(map);
}
