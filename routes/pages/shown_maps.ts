/** The old maps of an archive as visitors see them: without scans and points. */
import type { ShownOldMap } from "../../islands/map/place.ts";
import { pictureFiles } from "../../lib/model/media/picture_address.ts";

type Archive = { oldMaps?: ShownOldMap[]; language?: string };

export const shownMaps = ({ oldMaps, language }: Archive): ShownOldMap[] | undefined =>
  oldMaps?.map(({ title, year, credit, imageUrl, edges }) => ({
    title,
    year,
    credit,
    imageUrl: pictureFiles(imageUrl)[0],
    edges,
    language,
  }));
