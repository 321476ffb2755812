/** The recorded visits. */
import type { Recording } from "./recorded_request.ts";

export async function readRecording(): Promise<Recording> {
  return JSON.parse(await Deno.readTextFile(new URL("visits.json", import.meta.url)));
}
