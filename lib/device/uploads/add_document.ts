/** Puts a document among the uploads: each page as a picture, and the file where it is kept. */
import { uploadAddress } from "../../model/media/upload_address.ts";
import type { PdfPage } from "../pdf/messages.ts";
import type { UploadQueue } from "./upload_queue.ts";

/** `file` is the PDF itself, if visitors may have it. */
type NewDocument = { name: string; pages: readonly PdfPage[]; file?: Blob };

/**
 * The addresses that stand in the form until its files have arrived, and the texts of the pages.
 * `stopId` is missing for a document of an archive.
 */
export function addDocument(
  queue: Pick<UploadQueue, "addConverted">,
  { name, pages, file }: NewDocument,
  stopId?: string,
) {
  const [first, ...others] = pages.map(({ large, small, width, height, text }, i) => ({
    url: uploadAddress(queue.addConverted(
      { blobs: small ? [large, small] : [large], width, height },
      { kind: "picture", name: `${name}, page ${i + 1}`, stopId },
    )),
    text,
  }));
  const kept = file && queue.addConverted({ blobs: [file] }, { kind: "document", name, stopId });
  return { ...first, pages: others, file: kept === undefined ? "" : uploadAddress(kept) };
}
