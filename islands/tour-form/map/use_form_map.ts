/** The life of the form's map. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { loadLeaflet } from "../../map/load_leaflet.ts";
import type { TourMapProps } from "../../map/place.ts";
import { drawFormMap, type FormMapEvents, type FormPin } from "./draw_form_map.ts";
import type { FormPlace } from "./form_places.ts";

type Events = Pick<FormMapEvents, "onTap" | "onDrag" | "onSelect">;

const HINT_SHOWN = 1800;

/** Draws into `canvas`, and again whenever `places` are others. */
export function useFormMap(
  canvas: RefObject<HTMLDivElement | null>,
  tiles: TourMapProps["tiles"],
  places: FormPlace[],
  events: Events,
) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [pins, setPins] = useState<FormPin[]>([]);
  const [tilesMissing, setTilesMissing] = useState(false);
  const [hints, setHints] = useState(0);
  const drawing = useRef<ReturnType<typeof drawFormMap>>(undefined);
  const latest = useRef(events);
  latest.current = events;

  useEffect(() => {
    let gone = false;
    loadLeaflet().then((L) => {
      if (gone) return;
      drawing.current = drawFormMap(L, canvas.current!, tiles, {
        onTap: (at) => latest.current.onTap(at),
        onDrag: (index, to) => latest.current.onDrag(index, to),
        onSelect: (index) => latest.current.onSelect(index),
        onPins: setPins,
        onMissing: setTilesMissing,
        onHint: () => setHints((count) => count + 1),
      });
      setState("ready");
    }).catch((error) => {
      if (gone) return;
      console.warn("The map cannot be shown", error);
      setState("failed");
    });
    return () => {
      gone = true;
      drawing.current?.remove();
      drawing.current = undefined;
    };
  }, [attempt]);

  useEffect(() => {
    if (state === "ready") drawing.current?.update(places);
  }, [state, JSON.stringify(places)]);

  useEffect(() => {
    if (hints === 0) return;
    const timer = setTimeout(() => setHints(0), HINT_SHOWN);
    return () => clearTimeout(timer);
  }, [hints]);

  const retry = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  const lookAt = (index: number) => drawing.current?.lookAt(index);
  return { state, pins, tilesMissing, hint: hints > 0, retry, lookAt };
}
