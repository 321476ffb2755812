/** How long recordings last. Without zod: pages use it, too. */
import type { Stop } from "../tour/stop.ts";

/** The seconds of a length such as '4:12' or '1:04:12'; undefined for other texts and for zero. */
export function recordingSeconds(text: string | undefined): number | undefined {
  if (!/^\d{1,3}(:[0-5]\d){1,2}$/.test(text ?? "")) return undefined;
  return text!.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) || undefined;
}

/**
 * The seconds of all recordings: as measured, by address, else as their authors state; undefined
 * where one length is unknown.
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
