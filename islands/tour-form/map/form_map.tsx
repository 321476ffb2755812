/** The map beside the form: where everything is, and a way to say where it should be. */
import { Flag } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import type { Position } from "../../../lib/model/position.ts";
import { Seal } from "../../../lib/ui/seal.tsx";
import type { TourMapProps } from "../../map/place.ts";
import { formPlaces, START } from "./form_places.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import { useFormMap } from "./use_form_map.ts";
import type { TourValues } from "../values.ts";

export function FormMap({ tiles, open }: { tiles: TourMapProps["tiles"]; open: OpenStops }) {
  const { control, setValue, getValues } = useFormContext<TourValues>();
  const values = useWatch({ control }) as TourValues;
  const canvas = useRef<HTMLDivElement>(null);
  const id = useId();
  const places = formPlaces(values);

  const place = (index: number, at: Position) => {
    const name = index === START ? "" as const : `audioStops.${index}.` as const;
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${name}latitude`, at.latitude.toFixed(6), options);
    setValue(`${name}longitude`, at.longitude.toFixed(6), options);
  };
  const map = useFormMap(canvas, tiles, places, {
    onTap: (at) => place(open.selected, at),
    onDrag: place,
    onSelect: (index) => index === START ? open.select(START) : open.show(index),
  });

  useEffect(() => map.lookAt(open.selected), [open.selected]);

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
      <div className="tour-map tour" data-state={map.state}>
        <div
          ref={canvas}
          className="map-canvas"
          role="group"
          aria-label="Map. Arrow keys move it, plus and minus zoom."
          tabIndex={-1}
        />
        {map.state === "loading" && <p className="map-cover" role="status">Loading map...</p>}
        {map.state === "failed" && (
          <div className="map-cover" role="alert">
            <p>Unable to load map. Please check your internet connection.</p>
            <button type="button" className="button" onClick={map.retry}>Retry</button>
          </div>
        )}
        {map.hint && <p className="map-hint">Now tap where it is, or move the map</p>}
        {map.tilesMissing && (
          <p className="map-notice" role="status">
            Map pictures cannot be loaded. Places and distances are still right.
          </p>
        )}
      </div>
      {map.pins.map(({ index, seal }) =>
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
