/** The map of the form: beside it, or a sheet over it on a narrow screen. */
import { useSignals } from "@preact/signals-react/runtime";
import { Map } from "lucide-react";
import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { movesAreDone, openOverlay } from "../../../runtime/history_entries.ts";
import type { TourMapProps } from "../../../map/place.ts";
import { useLegs } from "../legs/use_legs.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { StopsHandle } from "../stops/use_stop_list.ts";
import { besideForm, isMapOpen } from "./is_map_open.ts";
import { MapTools, type MapToolsProps } from "./map_tools.tsx";
import { useMapChanges } from "./use_map_changes.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

type Props = {
  tiles: TourMapProps["tiles"];
  open: OpenStops;
  stops: RefObject<StopsHandle | null>;
};

export function FormMap({ tiles, open, stops }: Props) {
  useSignals();
  const isWide = useSyncExternalStore(onWidth, () => besideForm().matches, () => undefined);
  const changes = useMapChanges(stops, useLegs());
  const tools = { tiles, open, changes };
  if (isWide) {
    return (
      <section className="form-map" aria-label={t("mapOfAll")}>
        <MapTools {...tools} onSelect={open.show} />
      </section>
    );
  }
  return (
    <div className="map-place">
      {isWide === false && (
        <button
          type="button"
          className="button"
          onClick={() => isMapOpen.value = true}
        >
          <Map aria-hidden="true" />
          {t("map")}
        </button>
      )}
      {isWide === false && isMapOpen.value && <MapSheet {...tools} />}
    </div>
  );
}

/** A pin that is tapped becomes the open one below the sheet, and is shown after it. */
function MapSheet(tools: Omit<MapToolsProps, "onSelect" | "onDone">) {
  const { open } = tools;
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const opener = document.activeElement;
    const { selected } = open;
    dialog.current?.showModal();
    const leave = openOverlay(close);
    return () => {
      close();
      if (opener instanceof HTMLElement) opener.focus();
      leave();
      movesAreDone().then(() => {
        const { selected: now, show } = latest.current;
        if (now !== selected) show(now);
      });
    };
  }, []);
  return (
    <dialog ref={dialog} className="form-map map-sheet" aria-label={t("mapOfAll")} onClose={close}>
      <MapTools {...tools} onSelect={open.select} onDone={close} />
    </dialog>
  );
}

const close = () => void (isMapOpen.value = false);

function onWidth(changed: () => void): () => void {
  const query = besideForm();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
