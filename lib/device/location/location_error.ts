/** Why there is no position, in words for people. */
import { texts } from "../../texts/texts.ts";

const t = texts("device");

/** The used part of a GeolocationPositionError: its code, 1 to 3. */
export type LocationFailure = Pick<GeolocationPositionError, "code">;

/** By the codes of GeolocationPositionError. */
const TEXTS = {
  1: "locationDenied",
  2: "locationUnavailable",
  3: "locationTimedOut",
} as const;

/** The text for the page; without a cause the browser has no geolocation. */
export function locationError(cause: LocationFailure | undefined): string {
  if (!cause) return t("noGeolocation");
  return t(TEXTS[cause.code as keyof typeof TEXTS] ?? "locationFailed");
}

/** 'denied' when the person has refused, and asking again is useless; else 'failed'. */
export function locationRefusal(cause: LocationFailure | undefined): "denied" | "failed" {
  return cause?.code === 1 ? "denied" : "failed";
}

/** How to allow the location after a refusal. */
export const allowLater = (): string => t("allowLater");
