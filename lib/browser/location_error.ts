/** Why there is no position, in words for people. */

type Cause = Pick<GeolocationPositionError, "code"> | undefined;

/** By the codes of GeolocationPositionError. */
const TEXTS: Record<number, string> = {
  1: "Location access denied by user",
  2: "Location information unavailable",
  3: "Location request timed out",
};

/** What the page says; without a cause there is nobody to ask. */
export function locationError(cause: Cause): string {
  if (!cause) return "Geolocation is not supported by this browser";
  return TEXTS[cause.code] ?? "Unable to retrieve location";
}

/** 'denied' when the person has said no, which asking again does not change; else 'failed'. */
export function locationRefusal(cause: Cause): "denied" | "failed" {
  return cause?.code === 1 ? "denied" : "failed";
}

/** How to allow later what was refused. */
export const ALLOW_LATER =
  "To allow it later, open the site settings (the icon beside the address) and switch on Location.";
