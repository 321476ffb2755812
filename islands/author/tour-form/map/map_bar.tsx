/** What a tap on the map does, and the buttons above the map. */
import { useSignals } from "@preact/signals-react/runtime";
import { Crosshair, Ellipsis, MapPinPlus, Search, X } from "lucide-react";
import { type ReactNode, type RefObject } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { handDrawing } from "../legs/hand_drawing.ts";
import type { TourValues } from "../values.ts";
import { placeName, START } from "./form_places.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("places");

type Props = {
  /** The place that a tap sets. */
  selected: number;
  /** Whether taps add stops instead. */
  adding: boolean;
  onAdding: (adding: boolean) => void;
  searching: boolean;
  onSearching: (searching: boolean) => void;
  /** Takes the middle of the map; missing while there is no map. */
  onPlace?: () => void;
  /** Called with true while the middle of the map is to be marked. */
  onAim: (aims: boolean) => void;
  /** The menu of things that are seldom needed. */
  more: RefObject<HTMLDetailsElement | null>;
  /** Closes the map, where it is a sheet. */
  onDone?: () => void;
  children: ReactNode;
};

export function MapBar({ selected, adding, searching, onPlace, onAim, more, ...props }: Props) {
  useSignals();
  const { value: drawing } = handDrawing;
  return (
    <div className="map-bar">
      <p>
        {drawing
          ? t("tapWay", { number: drawing.to + 1 })
          : adding
          ? t("tapAddsStop")
          : <TapPlaces index={selected} />}
      </p>
      <button
        type="button"
        className="button"
        disabled={!onPlace}
        onClick={onPlace}
        onFocus={() => onAim(true)}
        onBlur={() => onAim(false)}
        onPointerEnter={() => onAim(true)}
        onPointerLeave={() => onAim(false)}
      >
        <Crosshair aria-hidden="true" />
        {rich(t, "placeHere", {
          hidden: (text) => <span className="visually-hidden">{text}</span>,
        })}
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={adding}
        onClick={() => props.onAdding(!adding)}
      >
        <MapPinPlus aria-hidden="true" />
        {t("aNewStop")}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t("searchTheMap")}
        aria-expanded={searching}
        onClick={() => props.onSearching(!searching)}
      >
        {searching ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
      </button>
      <details ref={more} className="map-more" onKeyDown={closeByEscape} onBlur={closeWithout}>
        <summary className="icon-button" aria-label={t("moreOfMap")}>
          <Ellipsis aria-hidden="true" />
        </summary>
        <div>{props.children}</div>
      </details>
      {props.onDone && (
        <button
          type="button"
          className="icon-button map-close"
          aria-label={t("closeTheMap")}
          onClick={props.onDone}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Watches one title, so that typing in it redraws nothing else of the map. */
function TapPlaces({ index }: { index: number }) {
  const { control } = useFormContext<TourValues>();
  const title = useWatch({
    control,
    name: index === START ? "title" : `audioStops.${index}.title`,
  });
  return <>{t("tapPlaces", { placeName: placeName(index, title) })}</>;
}

function closeByEscape(event: React.KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: menu } = event;
  if (event.key !== "Escape" || !menu.open) return;
  event.preventDefault();
  event.stopPropagation();
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** The focus may go to a dialog of files and come back. */
function closeWithout({ currentTarget, relatedTarget }: React.FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
