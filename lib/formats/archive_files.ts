/** The addresses of files in a form: which are ours, and how exports and imports rewrite them. */
import { pictureFiles } from "../model/media/picture_address.ts";
import type { UnfinishedTour } from "../model/tour/tour_form.ts";
import { parseMediaName } from "../model/media/media.ts";

const MEDIA = "/media/";

/** The form with each address of a recording or a picture replaced by what `change` returns. */
export function mapAddresses(
  form: UnfinishedTour,
  change: (address: string) => string,
): UnfinishedTour {
  type Named = { imageUrl?: string; oldImageUrl?: string; audioUrl?: string };
  const changed = <T extends Named>(item: T): T => ({
    ...item,
    ...item.imageUrl ? { imageUrl: change(item.imageUrl) } : {},
    ...item.oldImageUrl ? { oldImageUrl: change(item.oldImageUrl) } : {},
    ...item.audioUrl ? { audioUrl: change(item.audioUrl) } : {},
  });
  const oldMaps = form.oldMaps?.map((map) => ({
    ...changed(map),
    ...map.scanUrl ? { scanUrl: change(map.scanUrl) } : {},
  }));
  return {
    ...changed(form),
    ...(oldMaps ? { oldMaps } : {}),
    audioStops: form.audioStops.map(changed),
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
