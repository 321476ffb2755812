/** The parts that zip files of archives have in common. */
import { fileNameOf } from "../formats/export_tour.ts";
import type { ZipEntry } from "../formats/zip/zip_stream.ts";
import { mediaObject } from "../media/finish_upload.ts";
import type { ObjectStore } from "../media/object_store.ts";

/** Most bytes of recordings and pictures: a zip file without extensions ends at 4 GB. */
const MAX_FILE_BYTES = 3_500_000_000;

/** The title with the end of the id, which distinguishes equal titles. */
export const archiveName = ({ id, title }: { id: string; title?: string }): string =>
  `${fileNameOf(title, "").slice(0, -1)} ${id.slice(-6)}`;

/** The stored files at these paths, and the list of those that do not fit. */
export async function* filesOf(
  objects: ObjectStore,
  paths: ReadonlySet<string>,
): AsyncGenerator<ZipEntry> {
  const left: string[] = [];
  let total = 0;
  for (const path of paths) {
    const object = mediaObject(path.slice("/media/".length));
    const size = await objects.size(object);
    if (size === null) continue;
    const content = total + size <= MAX_FILE_BYTES ? await objects.read(object) : null;
    if (!content) {
      left.push(path);
      continue;
    }
    total += size;
    yield { name: path.slice(1), content };
  }
  if (left.length === 0) return;
  const lines = ["These files didn’t fit. Open each one at its address on the site:", ...left, ""];
  yield { name: "media/more files.txt", content: lines.join("\n") };
}
