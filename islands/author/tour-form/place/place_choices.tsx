/** The possible places of a text, for the author to choose. */
import { MapPin, Signpost } from "lucide-react";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { roughMetresText } from "../../../../lib/geo/metres_text.ts";
import type { ParsedLocation } from "../../../../lib/model/tour/location.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

type Props = {
  choices: ParsedLocation[];
  mayBeAddress: boolean;
  near: () => Position | undefined;
  onPick: (location: ParsedLocation) => void;
  onAddress: () => void;
};

export function PlaceChoices({ choices, mayBeAddress, near, onPick, onAddress }: Props) {
  if (choices.length === 0) return null;
  const from = near();
  return (
    <ul
      role="list"
      className="location-suggestions location-choices"
      aria-label={t("possiblePlaces")}
    >
      {choices.map((choice) => (
        <li key={`${choice.latitude} ${choice.longitude}`}>
          <button type="button" onClick={() => onPick(choice)}>
            <MapPin aria-hidden="true" />
            <strong>{choice.label ?? cardinalText(choice)}</strong>
            <span className="soft">{detailOf(choice, from)}</span>
          </button>
        </li>
      ))}
      {mayBeAddress && (
        <li>
          <button type="button" onClick={onAddress}>
            <Signpost aria-hidden="true" />
            <strong>{t("lookUpAsAddress")}</strong>
          </button>
        </li>
      )}
    </ul>
  );
}

/** "48.0000° N, 16.0000° W": readings differ in their hemispheres. */
function cardinalText({ latitude, longitude }: Position): string {
  const north = `${Math.abs(latitude).toFixed(4)}° ${latitude < 0 ? "S" : "N"}`;
  const east = `${Math.abs(longitude).toFixed(4)}° ${longitude < 0 ? "W" : "E"}`;
  return `${north}, ${east}`;
}

function detailOf(choice: ParsedLocation, near: Position | undefined): string {
  const away = near &&
    t("distanceFromArchive", { distance: roughMetresText(distanceBetween(near, choice)) });
  return [choice.label && cardinalText(choice), away].filter(Boolean).join(" · ");
}
