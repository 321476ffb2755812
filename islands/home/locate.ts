/** Where the device is, asked once. */
import type { Position } from "../../lib/model/position.ts";
import { stored } from "../runtime/stored.ts";

const OPTIONS = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

const [HANDLED, GRANTED] = ["location-permission-handled", "location-permission-granted"];

/** By the codes of GeolocationPositionError. */
const ERRORS: Record<number, string> = {
  1: "Location access denied by user",
  2: "Location information unavailable",
  3: "Location request timed out",
};

/** True when the person has allowed it before on this device, so that it may be asked for unasked. */
export const isLocationGranted = () => stored()?.getItem(GRANTED) === "true";

/** The position, in degrees. Keeps in the browser whether it was allowed. Throws an Error that says why not. */
export async function locate(): Promise<Position> {
  try {
    const position = await ask();
    remember(true);
    return position;
  } catch (error) {
    remember(false);
    throw error;
  }
}

function ask(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      return reject(new Error("Geolocation is not supported by this browser"));
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new Error(ERRORS[code] ?? "Unable to retrieve location")),
      OPTIONS,
    );
  });
}

function remember(granted: boolean): void {
  try {
    stored()?.setItem(HANDLED, "true");
    stored()?.setItem(GRANTED, String(granted));
  } catch {
    // The storage is full: the browser asks again next time.
  }
}
