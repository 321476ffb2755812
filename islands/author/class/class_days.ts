/** Days of classes, as people set and read them. */
import { language } from "../../../lib/texts/texts.ts";

/** The end of a day ("2026-12-31") on the clock of this device, as ISO 8601 in UTC. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The day on this device's clock to which a moment belongs: "2026-12-31". */
export function dayOf(iso: string): string {
  const at = new Date(iso);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** A moment as a day in words; in UTC unless `isLocal`, as the server renders it. */
export const dayText = (iso: string, isLocal: boolean): string =>
  new Date(iso).toLocaleDateString(language(), {
    dateStyle: "long",
    ...isLocal ? {} : { timeZone: "UTC" },
  });
