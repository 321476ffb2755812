/** Why there is no position, in words for people. */

/** The used part of a GeolocationPositionError: its code, 1 to 3. */
export type LocationFailure = Pick<GeolocationPositionError, "code">;

/** By the codes of GeolocationPositionError. */
const TEXTS: Record<number, string> = {
  1: "Location access denied by user",
  2: "Location information unavailable",
  3: "Location request timed out",
};

/** The text for the page; without a cause the browser has no geolocation. */
export function locationError(cause: LocationFailure | undefined): string {
  if (!cause) return "Geolocation is not supported by this browser";
  return TEXTS[cause.code] ?? "Unable to retrieve location";
}

/** 'denied' when the person has refused, and asking again is useless; else 'failed'. */
export function locationRefusal(cause: LocationFailure | undefined): "denied" | "failed" {
  return cause?.code === 1 ? "denied" : "failed";
}

/** How to allow the location after a refusal. */
export const ALLOW_LATER =
  "To allow it later, open the site settings (the icon beside the address) and turn on Location.";
