/** The map with its bar and its notes: it shows all places, and taps and drags on it set them. */
import { signal } from "@preact/signals-core";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { readLastPlace } from "../../../../lib/device/location/last_place.ts";
import { getLocation } from "../../../../lib/device/location/location.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { decodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import type { PlayerTour } from "../../../../lib/model/tour/player_tour.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { MapFrame } from "../../../map/map_frame.tsx";
import { PanButtons } from "../../../map/pan_buttons.tsx";
import type { TourMapProps } from "../../../map/place.ts";
import { useLeafletMap } from "../../../map/use_leaflet_map.ts";
import { cornersOf } from "../area/shape_area.ts";
import { FollowStreets } from "../legs/follow_streets.tsx";
import { addDrawnPoint, handDrawing } from "../legs/hand_drawing.ts";
import { HandDrawing, WaysProgress } from "../legs/leg_notes.tsx";
import { legEvents, useLegLayer } from "../legs/use_leg_layer.ts";
import { useLegs } from "../legs/use_legs.ts";
import { isUnplaced, nearbyPlace } from "../place/nearby_place.ts";
import { PreviewButton, WalkPreview } from "../rehearsal/walk_preview.tsx";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { StopValues, TourValues } from "../values.ts";
import { drawFormMap, type FormMapDrawing, type FormPin } from "./draw_form_map.ts";
import { drawnOf } from "./form_places.ts";
import { MapBar } from "./map_bar.tsx";
import { MapChangeNote } from "./map_change_note.tsx";
import { MapPhotos } from "./map_photos.tsx";
import { MapSearch } from "./map_search.tsx";
import { PinSeals } from "./pin_seals.tsx";
import { RouteLineNote } from "./route_line_note.tsx";
import type { MapChanges } from "./use_map_changes.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

export type MapToolsProps = {
  tiles: TourMapProps["tiles"];
  open: OpenStops;
  changes: MapChanges;
  /** Called with the index of a pin that was tapped. */
  onSelect: (index: number) => void;
  /** Closes the sheet that the map is. */
  onDone?: () => void;
};

const CLAIMED = signal(true);

export function MapTools({ tiles, open, changes, onSelect, onDone }: MapToolsProps) {
  const { control, getValues } = useFormContext<TourValues>();
  // The map may lag a frame behind: the form shows typed, added and removed text first.
  const { places, routeLine } = useDeferredValue(useWatch({ control, compute: drawnOf }));
  const selected = useDeferredValue(open.selected);
  const canvas = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const [pins, setPins] = useState<FormPin[]>([]);
  /**
   * The place that was selected when taps began to add stops; they do until another is selected.
   */
  const [addingSince, setAddingSince] = useState<number>();
  const adding = addingSince === open.selected;
  const [searching, setSearching] = useState(false);
  const [aims, setAims] = useState(false);
  const [walk, setWalk] = useState<PlayerTour>();

  const legs = useLegs();

  const placeAt = (at: Position) =>
    handDrawing.peek()
      ? addDrawnPoint(at)
      : adding
      ? changes.add(at)
      : changes.move(open.selected, at);
  /** Callbacks of the map, which is drawn once, and must see the present form. */
  const events = useRef({ placeAt, changes, onSelect, selected });
  events.current = { placeAt, changes, onSelect, selected };
  const { drawing, status } = useLeafletMap(
    canvas,
    (L, element, mapEvents) => {
      const home = readLastPlace(getLocalStorage());
      const content = { tiles, home, ...drawnOf(getValues()) };
      // A sheet begins with the open stop, seen from nearby.
      const seen = onDone ? { claimed: CLAIMED } : { selected };
      return drawFormMap(L, element, { ...content, ...seen }, {
        ...mapEvents,
        onTap: (at) => events.current.placeAt(at),
        onDrag: (index, to, byKey) => events.current.changes.move(index, to, byKey),
        onRadius: (...radius) => events.current.changes.setRadius(...radius),
        onSelect(index) {
          setAddingSince(undefined);
          handDrawing.value = undefined;
          events.current.onSelect(index);
        },
        onPins: setPins,
        legs: legEvents(legs, () => events.current.selected),
        onCorners: (...corners) => events.current.changes.setCorners(...corners),
      });
    },
  );

  useEffect(() => {
    drawing?.update(places, routeLine, selected);
  }, [drawing, places, routeLine, selected]);
  useLegLayer(drawing, selected);
  useAreaLayer(drawing, selected);
  useEffect(() => {
    if (!drawing || !isUnplaced(getValues())) return;
    return followIfAllowed((at) => isUnplaced(getValues()) && drawing.openAt(at));
  }, [drawing]);

  return (
    <>
      <MapBar
        selected={open.selected}
        adding={adding}
        onAdding={(adds) => setAddingSince(adds ? open.selected : undefined)}
        searching={searching}
        onSearching={setSearching}
        onPlace={drawing && (() => placeAt(drawing.centre()))}
        onAim={setAims}
        more={more}
        onDone={onDone}
      >
        <PreviewButton
          onWalk={(tour) => {
            more.current!.open = false;
            setWalk(tour);
          }}
        />
        <FollowStreets onFollow={() => more.current!.open = false} />
        <RouteLineNote />
      </MapBar>
      {searching && (
        <MapSearch
          near={() => nearbyPlace(getValues(), open.selected, readLastPlace(getLocalStorage()))}
          onFound={(at) => drawing?.showAt(at)}
        />
      )}
      <div className="tour-map tour" data-state={status.state}>
        <MapFrame
          canvas={canvas}
          status={status}
          hint={t("tapOrMoveMap")}
          tilesNotice={t("backgroundMissing")}
        >
          <span
            className="map-aim"
            data-shown={aims || searching || onDone !== undefined || undefined}
          />
          <PanButtons map={drawing?.map} />
        </MapFrame>
        <div className="map-notes">
          {drawing && <MapPhotos drawing={drawing} />}
          <HandDrawing />
          <WaysProgress />
          <MapChangeNote changes={changes} onDone={onDone} />
        </div>
      </div>
      {walk && (
        <WalkPreview
          tour={walk}
          close={() => {
            more.current?.querySelector("summary")?.focus();
            setWalk(undefined);
          }}
        />
      )}
      <PinSeals pins={pins} selected={selected} />
    </>
  );
}

/** Draws the corners of the open stop's zone. */
function useAreaLayer(drawing: FormMapDrawing | undefined, selected: number): void {
  const { control } = useFormContext<TourValues>();
  const area = useWatch({
    control,
    name: `audioStops.${selected}`,
    compute: (stop: StopValues | undefined) => stop && cornersOf(stop) && stop.area,
  });
  useEffect(
    () => drawing?.areas?.show(selected, area === undefined ? undefined : decodeLine(area)),
    [drawing, selected, area],
  );
}

/** Passes on the author's position, if pages may ask for it; returns the function that ends it. */
function followIfAllowed(onPosition: (at: Position) => void): () => void {
  const location = getLocation();
  location.locateIfAllowed();
  return location.position.subscribe((fix) => {
    if (fix) onPosition(fix);
  });
}
