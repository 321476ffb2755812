/** Numbers that people type, read strictly: `Number` alone takes "" for 0 and "0x10" for 16. */

const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** The number in a text box; undefined for an empty one, NaN for what is no decimal number. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim().replace("\u2212", "-");
  if (trimmed === "") return undefined;
  // A comma is a point on half of the world's keyboards.
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(",", ".")) : NaN;
}

/** The place of two text boxes; undefined while they hold no coordinates on the earth. */
export function readPlace(
  { latitude, longitude }: { latitude: string; longitude: string },
): { latitude: number; longitude: number } | undefined {
  const [north, east] = [readNumber(latitude), readNumber(longitude)];
  if (north === undefined || east === undefined) return undefined;
  const onEarth = Math.abs(north) <= 90 && Math.abs(east) <= 180;
  return onEarth ? { latitude: north, longitude: east } : undefined;
}
