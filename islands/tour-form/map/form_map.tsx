/** The map beside the form: it shows all places, and taps and drags on it set them. */
import { Flag } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import type { Position } from "../../../lib/model/position.ts";
import { Seal } from "../../../lib/ui/seal.tsx";
import { MapFrame } from "../../map/map_frame.tsx";
import type { TourMapProps } from "../../map/place.ts";
import { useLeafletMap } from "../../map/use_leaflet_map.ts";
import { WalkPreview } from "../rehearsal/walk_preview.tsx";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";
import { drawFormMap, type FormPin } from "./draw_form_map.ts";
import { formPlaces, START } from "./form_places.ts";

export function FormMap({ tiles, open }: { tiles: TourMapProps["tiles"]; open: OpenStops }) {
  const { control, setValue, getValues } = useFormContext<TourValues>();
  const values = useWatch({ control }) as TourValues;
  const canvas = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<FormPin[]>([]);
  const id = useId();
  const places = formPlaces(values);

  const place = (index: number, at: Position) => {
    const name = index === START ? "" as const : `audioStops.${index}.` as const;
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${name}latitude`, at.latitude.toFixed(6), options);
    setValue(`${name}longitude`, at.longitude.toFixed(6), options);
  };
  /** What the map calls: it is drawn once, and must meet the form as it is then. */
  const events = useRef({ place, open });
  events.current = { place, open };
  const { drawing, status } = useLeafletMap(
    canvas,
    (L, element, mapEvents) =>
      drawFormMap(L, element, { tiles, places: formPlaces(getValues()) }, {
        ...mapEvents,
        onTap: (at) => events.current.place(events.current.open.selected, at),
        onDrag: (index, to) => events.current.place(index, to),
        onSelect(index) {
          const { open } = events.current;
          if (index === START) open.select(START);
          else open.show(index);
        },
        onPins: setPins,
      }),
  );

  useEffect(() => drawing?.update(places), [drawing, JSON.stringify(places)]);
  useEffect(() => drawing?.lookAt(open.selected), [open.selected]);

  return (
    <section className="form-map" aria-label="Map of the start and all stops">
      <p className="form-map-bar">
        <label htmlFor={id}>Tap the map to place</label>
        <select
          id={id}
          value={open.selected}
          onChange={(event) => open.select(Number(event.target.value))}
        >
          <option value={START}>Start</option>
          {values.audioStops.map(({ title }, i) => (
            <option key={i} value={i}>{`${i + 1}. ${title || "Untitled stop"}`}</option>
          ))}
        </select>
      </p>
      <div className="tour-map tour" data-state={status.state}>
        <MapFrame
          canvas={canvas}
          status={status}
          hint="Now tap where it is, or move the map"
          tilesNotice="The map background could not be loaded. Places and distances are still correct."
        />
      </div>
      <WalkPreview />
      {pins.map(({ index, seal }) =>
        createPortal(
          <PinSeal
            index={index}
            selected={index === open.selected}
            title={index === START ? "Start" : getValues(`audioStops.${index}.title`)}
          />,
          seal,
          String(index),
        )
      )}
    </section>
  );
}

function PinSeal(
  { index, selected, title }: { index: number; selected: boolean; title: string },
) {
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
}
