/** The name of a recording in public lists. */
import { recordingOf } from "./closed.ts";

/**
 * A SHA-256 in hexadecimal digits: of the bytes of a stored file (taken from its address), or of
 * the address of a recording elsewhere.
 */
export async function recordingHash(audioUrl: string): Promise<string> {
  const recording = recordingOf(audioUrl);
  if (/^[0-9a-f]{64}$/.test(recording)) return recording;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(recording));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
