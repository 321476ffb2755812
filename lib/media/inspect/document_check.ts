/**
 * Whether a file is a document that releases may have, by its bytes alone. Nothing in it is parsed:
 * it is never shown, only handed back to those who may read it.
 */
import type { DocumentExtension } from "../../model/consent/document.ts";
import { Problem } from "../../model/web/problem.ts";
import { createPictureEnd } from "./picture_end.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("fileProblems");

/** How files of each type begin. */
const BEGINNINGS: Record<DocumentExtension, number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** In so many of its last bytes a PDF says that it ends: readers look no further. */
const PDF_END_BYTES = 1024;
const PDF_END = "%%EOF";

/** Looks at a document block by block. */
export type DocumentCheck = {
  extension: DocumentExtension;
  push(block: Uint8Array): void;
  /** @throws {Problem} 400 where the end of the file is missing, or not to be found. */
  end(): void;
};

/**
 * Begins with the first block of a file, which it does not count as pushed.
 *
 * @throws {Problem} 415 for a file of another type.
 */
export function checkDocument(head: Uint8Array): DocumentCheck {
  const found = Object.entries(BEGINNINGS).find(([, bytes]) =>
    bytes.every((byte, i) => head[i] === byte)
  );
  if (!found) {
    throw new Problem(415, t("notADocument"));
  }
  const extension = found[0] as DocumentExtension;
  return extension === "pdf" ? checkPdf() : checkPicture(extension);
}

function checkPdf(): DocumentCheck {
  let tail = new Uint8Array();
  return {
    extension: "pdf",
    push(block) {
      const both = new Uint8Array(tail.length + block.length);
      both.set(tail);
      both.set(block, tail.length);
      tail = both.slice(-PDF_END_BYTES);
    },
    end() {
      if (!new TextDecoder("latin1").decode(tail).includes(PDF_END)) throw damaged();
    },
  };
}

function checkPicture(extension: "jpg" | "png"): DocumentCheck {
  const end = createPictureEnd(extension);
  return {
    extension,
    push: (block) => end.push(block),
    // What follows a picture is kept: the document stays as it was signed.
    end() {
      if (["no end", "too many parts"].includes(end.found())) throw damaged();
    },
  };
}

const damaged = () => new Problem(400, t("documentDamaged"));
