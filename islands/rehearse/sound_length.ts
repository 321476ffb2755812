/** How long a stop sounds when its author says nothing of use, in ms. */
const UNKNOWN = 60_000;

/** Milliseconds of an author's 'm:ss' or 'h:mm:ss'; a minute for any other text. */
export function soundLength(text: string | undefined): number {
  if (!/^\d+(:\d\d){1,2}$/.test(text ?? "")) return UNKNOWN;
  return text!.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}
