/** The addresses of files in a form: which are ours, and how exports and imports rewrite them. */
import { pictureFiles } from "../model/media/picture_address.ts";
import { pick } from "../model/tour/fields/field.ts";
import { STOP_FILE_NAMES } from "../model/tour/fields/table.ts";
import type { UnfinishedTour } from "../model/tour/tour_form.ts";
import { parseMediaName } from "../model/media/media.ts";

const MEDIA = "/media/";

/** The form with each address of a recording or a picture replaced by what `change` returns. */
export function mapAddresses(
  form: UnfinishedTour,
  change: (address: string) => string,
): UnfinishedTour {
  const changed = <T extends object>(item: T, names: readonly string[]): T => {
    const files = pick(item as Record<string, string>, names.filter((name) => name in item));
    const entries = Object.entries(files).filter(([, address]) => address);
    return { ...item, ...Object.fromEntries(entries.map(([name, old]) => [name, change(old)])) };
  };
  const oldMaps = form.oldMaps?.map((map) => changed(map, ["imageUrl", "scanUrl"]));
  return {
    ...changed(form, ["imageUrl"]),
    ...(oldMaps ? { oldMaps } : {}),
    audioStops: form.audioStops.map((stop) => changed(stop, STOP_FILE_NAMES)),
  };
}

/**
 * The paths ("/media/….mp3") of the files of a form that the program stores, each once: in the
 * order of the form, all sizes of a picture.
 */
export function mediaPathsOf(form: UnfinishedTour): string[] {
  const paths = new Set<string>();
  mapAddresses(form, (address) => {
    for (const path of pictureFiles(address)) {
      if (path.startsWith(MEDIA) && parseMediaName(path.slice(MEDIA.length))) paths.add(path);
    }
    return address;
  });
  return Array.from(paths);
}
