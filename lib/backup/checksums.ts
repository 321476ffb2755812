/**
 * `SHA256SUMS`, in the format of the GNU tools' `sha256sum`: a line for each file, with its SHA-256
 * and its path.
 */
import { createHash } from "node:crypto";
import { StoreError } from "../store/kv/store_error.ts";

export const CHECKSUMS = "SHA256SUMS";

/** SHA-256 by path. */
type Checksums = Map<string, string>;

export const formatChecksums = (sums: Checksums): string =>
  Array.from(sums, ([path, hash]) => `${hash}  ${path}\n`).join("");

/** @throws {StoreError} for a line of another form. */
export function parseChecksums(text: string): Checksums {
  return new Map(
    text.split("\n").filter(Boolean).map((line) => {
      const [, hash, path] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
      if (!path) throw new StoreError(`${CHECKSUMS} of the backup is damaged.`);
      return [path, hash];
    }),
  );
}

/** The SHA-256 of a file; null for a missing file and for anything else, such as a device. */
export async function hashFile(path: string): Promise<string | null> {
  try {
    if (!(await Deno.stat(path)).isFile) return null;
    using file = await Deno.open(path);
    const hash = createHash("sha256");
    const buffer = new Uint8Array(256 * 1024);
    for (let read; (read = await file.read(buffer)) !== null;) {
      hash.update(buffer.subarray(0, read));
    }
    return hash.digest("hex");
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
}
