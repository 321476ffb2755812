/** The addresses of files in a form: which are ours, and how exports and imports rewrite them. */
import type { Thing } from "../model/media/thing.ts";
import { wholeOf } from "../model/media/part_address.ts";
import { pictureFiles } from "../model/media/picture_address.ts";
import { type Filed, mapFiles } from "../model/media/files_of.ts";
import { coverFields } from "../model/media/with_things.ts";
import type { UnfinishedTour } from "../model/tour/tour_form.ts";
import { parseMediaName } from "../model/media/media.ts";

const MEDIA = "/media/";

/** The form with each address of a recording or a picture replaced by what `change` returns. */
export function mapAddresses(
  form: UnfinishedTour,
  change: (address: string) => string,
): UnfinishedTour {
  const oldMaps = form.oldMaps?.map(({ imageUrl, scanUrl, ...map }) => ({
    ...map,
    ...imageUrl !== undefined && { imageUrl: imageUrl && change(imageUrl) },
    ...scanUrl !== undefined && { scanUrl: scanUrl && change(scanUrl) },
  }));
  const changed = <T extends Filed>(item: T): T => withCoverAgain(item, mapFiles(item, change));
  return {
    ...changed(form),
    ...(oldMaps ? { oldMaps } : {}),
    audioStops: form.audioStops.map(changed),
  };
}

/** A changed item with the cover that it has now, where it had one. */
const withCoverAgain = <T extends Filed>(before: T, item: T): T =>
  "imageUrl" in before ? { ...item, ...coverFields(item.things as Thing[]) } : item;

/**
 * The paths ("/media/….mp3") of the files of a form that the program stores, each once: in the
 * order of the form, all sizes of a picture, whole recordings.
 */
export function mediaPathsOf(form: UnfinishedTour): string[] {
  const paths = new Set<string>();
  mapAddresses(form, (address) => {
    for (const path of pictureFiles(wholeOf(address))) {
      if (path.startsWith(MEDIA) && parseMediaName(path.slice(MEDIA.length))) paths.add(path);
    }
    return address;
  });
  return Array.from(paths);
}
