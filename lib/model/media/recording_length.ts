/** How long recordings last. Without zod: pages use it, too. */
import type { Stop } from "../tour/stop.ts";

/**
 * Seconds of a length such as '4:12' or '1:04:12'; undefined for any other text, and for a length
 * of nothing.
 */
export function recordingSeconds(text: string | undefined): number | undefined {
  if (!/^\d{1,3}(:[0-5]\d){1,2}$/.test(text ?? "")) return undefined;
  return text!.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) || undefined;
}

/**
 * Seconds of all recordings: as they were measured, by their addresses, else as their authors say
 * it; undefined where the length of one is not known.
 */
export function listeningSeconds(
  stops: readonly Pick<Stop, "audioUrl" | "audioDuration">[],
  measured: Readonly<Partial<Record<string, number>>> = {},
): number | undefined {
  const lengths = stops.map(({ audioUrl, audioDuration }) =>
    measured[audioUrl] ?? recordingSeconds(audioDuration)
  );
  if (lengths.length === 0 || lengths.includes(undefined)) return undefined;
  return lengths.reduce<number>((sum, length) => sum + length!, 0);
}
