/**
 * The names of the kinds of stops without a place: not in stop_place.ts, which the service worker
 * has, because that has no texts.
 */
import { texts } from "../../texts/texts.ts";
import type { StopPlace } from "../tour/stop_place.ts";

const t = texts("maps");

/** The names of these kinds, where other stops have coordinates. */
export const STOP_PLACE_NAMES: Record<StopPlace, string> = {
  get indoors() {
    return t("indoors");
  },
  get anywhere() {
    return t("anywhere");
  },
};

/** The same names within a sentence. */
export const placeWord = (place: StopPlace): string =>
  place === "indoors" ? t("indoorsWord") : t("anywhereWord");
