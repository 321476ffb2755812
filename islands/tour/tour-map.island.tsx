/**
 * The map of an archive's stops; during a walk the walking screen is around it. Without a stop on
 * the map there is the walking screen alone.
 */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import { drawTourMap } from "../map/draw_tour_map.ts";
import { isPlayingOrLoading } from "../../lib/player/player_state.ts";
import { MapFrame } from "../map/map_frame.tsx";
import { MapTools } from "../map/map_tools.tsx";
import { PinContent } from "../map/pin_content.tsx";
import type { TourMapProps } from "../map/place.ts";
import { useLeafletMap } from "../map/use_leaflet_map.ts";
import { usePlayer } from "../player/use_player.ts";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { usePart } from "../runtime/use_part.ts";
import { heardIn } from "./walk/heard.ts";
import { isScreenCovering, isScreenOpen, setScreenOpen, walkedTour } from "./walk/screen_state.ts";
import { useRootAttribute } from "./walk/use_root_attribute.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("tour");

/** Raises the seal of the playing stop above all others: Leaflet orders them by latitude. */
const PLAYING_ABOVE = 1000;

export default function TourMap(props: TourMapProps) {
  useSignals();
  const canvas = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  const { drawing, status } = useLeafletMap(
    canvas,
    (L, element, events) => drawTourMap(L, element, props, events),
  );
  const pins = drawing?.pins ?? [];
  const isPlaying = (i: number) => props.places[i].n === playing! + 1;
  const { tourId } = props;
  const player = usePlayer();
  const playing =
    player && player.tour.value?.id === tourId && isPlayingOrLoading(player.status.value)
      ? player.index.value
      : undefined;
  const heard = player && tourId ? heardIn(tourId, props.places.map(({ id = "" }) => id)) : [];
  const isWalked = useHydrated() && props.tourId !== undefined &&
    walkedTour.value === props.tourId;
  // Before a walk the map does not wait for the walking screen.
  const walk = usePart(isWalked, () => import("./walk/screen.tsx"));
  // A map without tools, as in a form, always has the buttons that move it without a drag.
  const [isMoved, setMoved] = useState(tourId === undefined);
  const pan = usePart(isMoved && drawing !== undefined, () => import("../map/pan_buttons.tsx"));
  const { oldMaps } = props;
  const old = usePart(oldMaps !== undefined, () => import("../map/old_maps.tsx"));
  const screen = isWalked ? isScreenOpen.value ? "open" : "closed" : undefined;
  useRootAttribute("data-walk-screen", screen);

  const isPlaced = props.places.length > 0;
  useEffect(() => {
    pins.forEach(({ marker }, i) => marker.setZIndexOffset(isPlaying(i) ? PLAYING_ABOVE : 0));
  }, [drawing, playing]);

  if (!isPlaced && !isWalked) return null;
  return (
    <section
      className="tour-map tour"
      data-state={status.state}
      data-walk={screen}
      data-moved={isMoved || undefined}
      aria-label={t("mapOfStops")}
    >
      {isWalked && (walk.part
        ? <walk.part.default drawing={drawing} />
        : <ScreenMissing failure={walk.failure} retry={walk.retry} />)}
      {isPlaced && (
        <MapFrame
          canvas={canvas}
          status={status}
          skip={isScreenCovering.value ? t("skipMap") : t("skipMapToList")}
          tilesNotice={t("tilesMissing")}
          notice={failure}
        >
          {tourId && (
            <MapTools
              camera={drawing?.camera}
              onFailure={setFailure}
              isOpen={isMoved}
              setOpen={setMoved}
            />
          )}
          {oldMaps && old.part && <old.part.OldMaps drawing={drawing} maps={oldMaps} />}
          {isMoved && pan.part && (
            <pan.part.PanButtons map={drawing?.map} showRoute={drawing?.camera.showRoute} />
          )}
        </MapFrame>
      )}
      {pins.map((pin, i) => (
        <PinContent key={i} pin={pin} playing={isPlaying(i)} heard={heard.includes(i)} />
      ))}
    </section>
  );
}

/** The walk continues without its screen, which only displays it. */
function ScreenMissing({ failure, retry }: { failure: string | undefined; retry: () => void }) {
  return (
    <div className="walk-card" role="status">
      <p>{failure ?? t("walkBegun")}</p>
      {failure && (
        <div className="row">
          <button type="button" className="button" onClick={retry}>{t("tryAgain")}</button>
          <button type="button" className="button" onClick={() => setScreenOpen(false)}>
            {t("backToPage")}
          </button>
        </div>
      )}
    </div>
  );
}
