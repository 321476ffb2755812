/** Where the device is, asked once. */
import type { Position } from "../../lib/model/position.ts";

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

const MESSAGES: Record<number, string> = {
  1: "Location access denied by user",
  2: "Location information unavailable",
  3: "Location request timed out",
};

/** Rejects with an Error whose message is for people. */
export function myPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      return reject(new Error("Geolocation is not supported by this browser"));
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new Error(MESSAGES[code] ?? "Unable to retrieve location")),
      OPTIONS,
    );
  });
}
