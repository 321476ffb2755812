/** The React content of a pin: the seal of a place and its note. */
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Seal } from "../../lib/ui/tour/seal.tsx";
import type { Pin } from "./pins.ts";
import type { MapPlace } from "./place.ts";
import { textIn } from "../../lib/model/text/language.ts";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";
import { Words } from "../../lib/ui/words.tsx";

const t = texts("maps");
const ofTour = texts("tour");

type Props = {
  pin: Pin;
  playing: boolean;
  heard: boolean;
  /** In the seal of a whole archive, which has no number. */
  symbol?: ReactNode;
  /** Further content of the note. */
  children?: ReactNode;
};

/** Fills the elements of `pin`, which Leaflet places. */
export function PinContent({ pin: { place, seal, note }, children, ...props }: Props) {
  return (
    <>
      {createPortal(<PlaceSeal place={place} {...props} />, seal)}
      {createPortal(<Note place={place}>{children}</Note>, note)}
    </>
  );
}

/** The seal of a place, and its name for screen readers. */
export function PlaceSeal(
  { place: { n, title, language, detail }, playing, heard, symbol }:
    & Pick<Props, "playing" | "heard" | "symbol">
    & { place: MapPlace },
) {
  const isStop = n !== undefined;
  const words = { title: <Words language={language}>{title}</Words>, detail };
  const name = !isStop
    ? rich(t, "archiveOnMap", words)
    : detail === ofTour("stopNumber", { n })
    ? rich(t, "stopOnMap", words)
    : rich(t, "numberedOnMap", { ...words, number: n });
  return (
    <>
      {isStop
        ? <Seal n={n} state={playing ? "playing" : heard ? "done" : "idle"} />
        : (
          <span className="seal" aria-hidden="true">
            {symbol}
          </span>
        )}
      <span className="visually-hidden">
        {playing ? rich(t, "playingNow", { name }) : heard ? rich(t, "heardStop", { name }) : name}
      </span>
    </>
  );
}

function Note(
  { place: { n, title, language, detail, href }, children }: {
    place: MapPlace;
    children?: ReactNode;
  },
) {
  const isStop = n !== undefined;
  return (
    <>
      {isStop && <Seal n={n} size="small" />}
      <p className="map-note-title" {...textIn(language)}>{title}</p>
      <p className="soft">{detail}</p>
      <a href={href}>
        {isStop ? t("goToStop") : ofTour("exploreArchive")}
      </a>
      {children}
    </>
  );
}
