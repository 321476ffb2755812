/** The map beside the form: it shows all places, and taps and drags on it set them. */
import { Flag } from "lucide-react";
import {
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import { readLastPlace } from "../../../../lib/device/location/last_place.ts";
import { getLocation } from "../../../../lib/device/location/location.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { RouteLine } from "../../../../lib/model/tour/route_line.ts";
import { Seal } from "../../../../lib/ui/tour/seal.tsx";
import { MapFrame } from "../../../map/map_frame.tsx";
import { PanButtons } from "../../../map/pan_buttons.tsx";
import type { TourMapProps } from "../../../map/place.ts";
import { useLeafletMap } from "../../../map/use_leaflet_map.ts";
import { WalkPreview } from "../rehearsal/walk_preview.tsx";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { StopValues, TourValues } from "../values.ts";
import { drawFormMap, type FormPin } from "./draw_form_map.ts";
import { formPlaces, START } from "./form_places.ts";
import { MapChangeNote } from "./map_change_note.tsx";
import { useMapChanges } from "./use_map_changes.ts";
import { RouteLineNote } from "./route_line_note.tsx";
import { isUnplaced } from "../place/nearby_place.ts";
import type { StopsHandle } from "../stops/use_stop_list.ts";

type Props = {
  tiles: TourMapProps["tiles"];
  open: OpenStops;
  stops: RefObject<StopsHandle | null>;
};

/** The value for no place in the list of places. */
const NEW_STOP = "new";

const NO_LINE: RouteLine = [];

export function FormMap({ tiles, open, stops }: Props) {
  const { control, getValues } = useFormContext<TourValues>();
  // The map may lag a frame behind: the form shows typed, added and removed text first.
  const values = useDeferredValue(useWatch({ control }) as TourValues);
  const selected = useDeferredValue(open.selected);
  const places = useMemo(() => formPlaces(values), [values]);
  const { routeLine = NO_LINE } = values;
  const canvas = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<FormPin[]>([]);
  /**
   * The place that was selected when taps began to add stops; they do until another is selected.
   */
  const [addingSince, setAddingSince] = useState<number>();
  const adding = addingSince === open.selected;
  const id = useId();
  const changes = useMapChanges(values, stops);

  const tap = (at: Position) => adding ? changes.add(at) : changes.move(open.selected, at);
  /** Callbacks of the map, which is drawn once, and must see the present form. */
  const events = useRef({ tap, changes, open });
  events.current = { tap, changes, open };
  const { drawing, status } = useLeafletMap(
    canvas,
    (L, element, mapEvents) => {
      const home = readLastPlace(getLocalStorage());
      const places = formPlaces(getValues());
      return drawFormMap(L, element, { tiles, places, routeLine, home }, {
        ...mapEvents,
        onTap: (at) => events.current.tap(at),
        onDrag: (index, to) => events.current.changes.move(index, to),
        onSelect(index) {
          const { open } = events.current;
          setAddingSince(undefined);
          if (index === START) open.select(START);
          else open.show(index);
        },
        onPins: setPins,
      });
    },
  );

  const shown = useRef(selected);
  useEffect(() => {
    drawing?.update(places, routeLine, shown.current === selected ? undefined : selected);
    shown.current = selected;
  }, [drawing, JSON.stringify(places), JSON.stringify(routeLine), selected]);
  useEffect(() => {
    if (!drawing || !isUnplaced(getValues())) return;
    return followIfAllowed((at) => isUnplaced(getValues()) && drawing.openAt(at));
  }, [drawing]);

  return (
    <section className="form-map" aria-label="Map of the start and all stops">
      <p className="form-map-bar">
        <label htmlFor={id}>Tap the map to place</label>
        <select
          id={id}
          value={adding ? NEW_STOP : open.selected}
          onChange={({ target: { value } }) => {
            setAddingSince(value === NEW_STOP ? open.selected : undefined);
            if (value !== NEW_STOP) open.select(Number(value));
          }}
        >
          <option value={START}>Start</option>
          <StopOptions stops={values.audioStops} />
          <option value={NEW_STOP}>A new stop</option>
        </select>
      </p>
      <div className="tour-map tour" data-state={status.state}>
        <MapFrame
          canvas={canvas}
          status={status}
          hint="Now tap where it is, or move the map"
          tilesNotice="The map background didn’t load. Places and distances are still correct."
        >
          <PanButtons map={drawing?.map} />
        </MapFrame>
      </div>
      <MapChangeNote changes={changes} />
      <WalkPreview />
      <RouteLineNote />
      <PinSeals pins={pins} selected={selected} stops={values.audioStops} />
    </section>
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

type SealsProps = { pins: FormPin[]; selected: number; stops: StopValues[] };

/** React draws the seals in the map's elements. */
const PinSeals = memo(function PinSeals({ pins, selected, stops }: SealsProps) {
  return pins.map(({ index, seal }) =>
    createPortal(
      <PinSeal
        index={index}
        selected={index === selected}
        title={index === START ? "Start" : stops[index]?.title ?? ""}
      />,
      seal,
      String(index),
    )
  );
});

type SealProps = { index: number; selected: boolean; title: string };

/** Redrawn only when its own stop changes; otherwise all stops would be, at each typed letter. */
const PinSeal = memo(function PinSeal({ index, selected, title }: SealProps) {
  return (
    <>
      <span className="form-pin" data-selected={selected || undefined}>
        {index === START
          ? (
            <span className="seal start-seal" aria-hidden="true">
              <Flag />
            </span>
          )
          : <Seal n={index + 1} />}
      </span>
      <span className="visually-hidden">
        {index === START ? "Start" : `${index + 1}. ${title || "Untitled stop"}`}
      </span>
    </>
  );
});

/** An option for each stop. */
const StopOptions = memo(function StopOptions({ stops }: { stops: StopValues[] }) {
  return stops.map(({ title }, i) => (
    <option key={i} value={i}>{`${i + 1}. ${title || "Untitled stop"}`}</option>
  ));
});
