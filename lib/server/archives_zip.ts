/** Several archives as one zip file, for administrators. */
import { mediaPathsOf } from "../formats/archive_files.ts";
import { recordingPathsOf } from "../formats/json/exported_words.ts";
import { exportTour } from "../formats/export_tour.ts";
import { type ZipEntry, zipStream } from "../formats/zip/zip_stream.ts";
import type { ObjectStore } from "../media/object_store.ts";
import { isWithheld } from "../model/consent/closed.ts";
import { toForm } from "../model/tour/tour_form.ts";
import type { Tour } from "../model/tour/tour.ts";
import type { Consents } from "../store/consent/consents.ts";
import { getTour } from "../store/tours/tours.ts";
import { readExportedLanguages } from "./exported_languages.ts";
import { archiveName, filesOf } from "./zip_parts.ts";

type Parts = {
  kv: Deno.Kv;
  consents: Consents;
  objects?: ObjectStore;
  now: () => Date;
  origin: string;
};

const README = `Archives of this site, as they are now.

archives/       each archive, as its own export to JSON, in all its languages: without stories that
                are not released
media/          their recordings and pictures

The form for a new archive can import each of the JSON files. To import one elsewhere with its
files, rename it to archive.json and pack it into a zip file together with the folder media.
`;

/** The form of a tour as it may leave: without stories that are not released. */
export function releasedForm(tour: Tour) {
  const audioStops = tour.audioStops.filter((stop) => !isWithheld(stop));
  return { ...toForm({ ...tour, audioStops }), code: tour.code };
}

/**
 * The bytes of a zip file of these tours; unknown ones are named in it. Reading throws an Error
 * when the store or the folder fails.
 */
export function packArchives(parts: Parts, ids: readonly string[]): AsyncGenerator<Uint8Array> {
  return zipStream(entriesOf(parts, ids), parts.now());
}

async function* entriesOf(
  { kv, consents, objects, origin }: Parts,
  ids: readonly string[],
): AsyncGenerator<ZipEntry> {
  const [paths, missing] = [new Set<string>(), [] as string[]];
  yield { name: "README.txt", content: README };
  for (const id of ids) {
    const found = await getTour(kv, id);
    if (!found) {
      missing.push(id);
      continue;
    }
    const tour = await consents.visible(found.tour, found.userId);
    const form = releasedForm(tour);
    const extent = { isLast: true, userId: found.userId, consents };
    const languages = await readExportedLanguages(kv, tour, extent);
    for (const path of [...mediaPathsOf(form), ...recordingPathsOf(languages)]) paths.add(path);
    const now = new Date(found.tour.updatedAt);
    const { text } = exportTour({ ...form, languages }, "json", { now, origin });
    yield { name: `archives/${archiveName(found.tour)}.json`, content: text };
  }
  if (missing.length > 0) {
    const lines = ["These archives were deleted meanwhile:", ...missing, ""];
    yield { name: "archives/missing.txt", content: lines.join("\n") };
  }
  if (objects) yield* filesOf(objects, paths);
}
