/** How lists that anybody may read name a recording. */
import { recordingOf } from "./closed.ts";

/**
 * The SHA-256, in hexadecimal digits, of a stored file's bytes, as its address says it, or of the
 * address of a recording elsewhere.
 */
export async function recordingHash(audioUrl: string): Promise<string> {
  const recording = recordingOf(audioUrl);
  if (/^[0-9a-f]{64}$/.test(recording)) return recording;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(recording));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
