/** The name of a recording in the public list of those that are withheld. */
import { recordingOf } from "./closed.ts";

/**
 * The SHA-256 of a recording's key in hexadecimal digits: of the hash of a stored file, or of the
 * address of a recording elsewhere. A device that has the recording finds it in the list; nobody
 * finds a file by it.
 */
export async function recordingHash(audioUrl: string): Promise<string> {
  const key = new TextEncoder().encode(recordingOf(audioUrl));
  const bytes = await crypto.subtle.digest("SHA-256", key);
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
