/** The search that moves the map; the form stays as it is until the place is taken. */
import { useEffect, useId, useRef } from "react";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { LocationBox } from "../place/location_box.tsx";
import { useSearch } from "../place/use_location_search.ts";
import { useSiteServices } from "../site_services.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

type Props = { near: () => Position | undefined; onFound: (at: Position) => void };

export function MapSearch({ near, onFound }: Props) {
  const { threeWords } = useSiteServices();
  const entry = useSearch({ threeWords, near, current: nowhere, onLocated: onFound });
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={part} className="map-search field-box">
      <label htmlFor={id} className="visually-hidden">{t("placeToShow")}</label>
      <LocationBox
        {...{ id, entry, near }}
        names={{ find: t("showOnMap"), mine: t("showMyPosition") }}
        found={t("inMiddle")}
      />
    </div>
  );
}

const nowhere = () => undefined;
