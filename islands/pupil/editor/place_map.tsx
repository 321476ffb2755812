/** The map of a story: one pin, set by a tap and moved by dragging. */
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { RADIUS } from "../../../lib/model/tour/stop_limits.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { drawFormMap, type FormPin } from "../../author/tour-form/map/draw_form_map.ts";
import { MapFrame } from "../../map/map_frame.tsx";
import { PanButtons } from "../../map/pan_buttons.tsx";
import type { TourMapProps } from "../../map/place.ts";
import { useLeafletMap } from "../../map/use_leaflet_map.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

type Props = {
  tiles: TourMapProps["tiles"];
  /** The place of the pin. */
  at?: Position;
  /** Where the map opens without a pin. */
  home?: Position;
  onPlace: (at: Position) => void;
};

export function PlaceMap({ tiles, at, home, onPlace }: Props) {
  const canvas = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<FormPin[]>([]);
  /** The map is drawn once, and must call the present function. */
  const latest = useRef(onPlace);
  latest.current = onPlace;
  const places = at ? [{ ...at, index: 0, radius: RADIUS.inForms }] : [];
  const { drawing, status } = useLeafletMap(
    canvas,
    (L, element, events) =>
      drawFormMap(L, element, { tiles, places, routeLine: [], home, selected: 0 }, {
        ...events,
        onTap: (to) => latest.current(to),
        onDrag: (_, to) => latest.current(to),
        onSelect: () => {},
        onPins: setPins,
      }),
  );
  useEffect(() => drawing?.update(places, [], 0), [drawing, at?.latitude, at?.longitude]);
  return (
    <div className="tour-map tour story-map" data-state={status.state}>
      <MapFrame
        canvas={canvas}
        status={status}
        hint={t("tapWhereItIs")}
        tilesNotice={t("tilesFailed")}
      >
        <PanButtons map={drawing?.map} />
      </MapFrame>
      {pins.map(({ seal }) =>
        createPortal(
          <>
            <span className="form-pin" data-selected="">
              <Seal n={1} />
            </span>
            <span className="visually-hidden">{t("placeOfStory")}</span>
          </>,
          seal,
        )
      )}
    </div>
  );
}
