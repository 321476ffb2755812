/** The worker that decodes TIFF scans. */
import { decodeTiff } from "./decode_tiff.ts";
import { servePictures } from "./picture_worker.ts";

servePictures(() => decodeTiff);
