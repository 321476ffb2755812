/** Turns a PDF into pictures of its pages, and their texts. */
import { pdfFlawText } from "../../model/media/pdf_flaw_text.ts";
import { MAX_PAGES } from "../../model/media/thing.ts";
import { TimedOut, within } from "../../model/within.ts";
import { loadChunk } from "../load_chunk.ts";
import { UnreadableFile } from "../media/unreadable_file.ts";
import { nextMessage, readyWorker } from "../ready_worker.ts";
import { orAborted } from "../uploads/preparation_limit.ts";
import type { FromPdfWorker, OpenedPdf, PdfPage, ToPdfWorker } from "./messages.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("uploads");

/** The time limit to open a PDF, and for each page of it, in milliseconds. */
const PATIENCE = 20_000;

/** Most bytes: a PDF and the pictures in it must fit into the memory of a phone. */
const MAX_BYTES = 200_000_000;

const WHOLE = {
  password: "pdfHasPassword",
  damaged: "pdfIsDamaged",
  "too large": "pdfTakesTooLong",
} as const;

type Options = {
  signal?: AbortSignal;
  /** Called as pages are drawn: `done` of `count`, from 0 on. */
  onProgress?: (done: number, count: number) => void;
};

/** All pages of a PDF; `unsafe` says, for people, why visitors cannot have the PDF itself. */
type ReadPdf = Pick<OpenedPdf, "title"> & { unsafe?: string; pages: PdfPage[] };

/** Asks the worker, and waits for its answer. */
type Ask = (message: ToPdfWorker) => Promise<FromPdfWorker>;

/**
 * Draws the pages of a PDF, one after the other, in a worker.
 *
 * @throws {UnreadableFile} for a PDF that is damaged, has a password, or is too large. One with too
 * many pages is refused before any is drawn.
 * @throws {ChunkError} when the program that draws cannot be loaded.
 * @throws the reason of `signal`, once that is aborted.
 */
export async function readPdf(
  file: Blob,
  { signal = new AbortController().signal, onProgress = () => {} }: Options = {},
): Promise<ReadPdf> {
  signal.throwIfAborted();
  if (file.size > MAX_BYTES) {
    throw new UnreadableFile(
      t("pdfTooLarge", { size: Math.round(file.size / 1e6), limit: MAX_BYTES / 1e6 }),
    );
  }
  const worker = await loadChunk(() => readyWorker(start(), "the reader of PDFs"));
  const ask: Ask = (message) =>
    within(PATIENCE, () => {
      const answer = nextMessage<FromPdfWorker>(worker);
      worker.postMessage(message);
      return answer;
    }).catch((error) => ({ refused: error instanceof TimedOut ? "too large" : "damaged" }));
  try {
    return await orAborted(signal, readPages(ask, { file, onProgress }));
  } finally {
    // A page that is being drawn ends, and the memory is free.
    worker.terminate();
  }
}

async function readPages(
  ask: Ask,
  { file, onProgress }: Required<Pick<Options, "onProgress">> & { file: Blob },
): Promise<ReadPdf> {
  const answer = await ask({ open: file });
  if (!("opened" in answer)) {
    throw new UnreadableFile(t(WHOLE["refused" in answer ? answer.refused : "damaged"]));
  }
  const { count, title, unsafe } = answer.opened;
  if (count > MAX_PAGES) {
    throw new UnreadableFile(
      t("pdfTooManyPages", { number: count, most: MAX_PAGES }),
    );
  }
  const pages: PdfPage[] = [];
  onProgress(0, count);
  for (let i = 0; i < count; i++) {
    const answer = await ask({ draw: i });
    if (!("page" in answer)) {
      throw new UnreadableFile(
        "refused" in answer && answer.refused === "too large"
          ? t("pdfPageTooLarge", { number: i + 1 })
          : t("pdfPageDamaged", { number: i + 1 }),
      );
    }
    pages.push(answer.page);
    onProgress(i + 1, count);
  }
  return { title, unsafe: unsafe && pdfFlawText(unsafe), pages };
}

const start = () => new Worker(new URL("./pdf_worker.ts", import.meta.url), { type: "module" });
