/** Streams a zip file as it is made, holding only the part that is being sent. */
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of the archive: text, which is compressed, or bytes that are stored as they are. */
export type ZipEntry = { name: string; content: string | AsyncIterable<Uint8Array> };

/**
 * The bytes of an archive of `entries`, in order. The total must stay below 4 GB, the limit of the
 * format without its extensions.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const take = () => {
    const parts = made;
    made = [];
    return parts;
  };
  for await (const { name, content } of entries) {
    const file = typeof content === "string" ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = now;
    zip.add(file);
    if (typeof content === "string") file.push(new TextEncoder().encode(content), true);
    else {
      for await (const bytes of content) {
        file.push(bytes);
        yield* take();
      }
      file.push(new Uint8Array(), true);
    }
    yield* take();
  }
  zip.end();
  yield* take();
}
