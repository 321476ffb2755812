/** Turns a PDF into pictures of its pages, and their texts. */
import { MAX_PAGES } from "../../model/media/thing.ts";
import { TimedOut, within } from "../../model/within.ts";
import { loadChunk } from "../load_chunk.ts";
import { UnreadableFile } from "../media/unreadable_file.ts";
import { nextMessage, readyWorker } from "../ready_worker.ts";
import { orAborted } from "../uploads/preparation_limit.ts";
import type { FromPdfWorker, OpenedPdf, PdfPage, PdfRefusal, ToPdfWorker } from "./messages.ts";

/** The time limit to open a PDF, and for each page of it, in milliseconds. */
const PATIENCE = 20_000;

/** Most bytes: a PDF and the pictures in it must fit into the memory of a phone. */
const MAX_BYTES = 200_000_000;

const WHOLE: Record<PdfRefusal, string> = {
  password: "This PDF has a password. Open it, print it to a new PDF without one, and add that.",
  damaged: "This PDF is damaged, or not a PDF. Open it, print it to a new PDF, and add that.",
  "too large": "This PDF takes too long to open. Print it to a new PDF, and add that.",
};

type Options = {
  signal?: AbortSignal;
  /** Called as pages are drawn: `done` of `count`, from 0 on. */
  onProgress?: (done: number, count: number) => void;
};

/** All pages of a PDF; `title` and `unsafe` as of `OpenedPdf`. */
type ReadPdf = Omit<OpenedPdf, "count"> & { pages: PdfPage[] };

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
      `This PDF is ${Math.round(file.size / 1e6)} MB. The limit is ${
        MAX_BYTES / 1e6
      } MB: save it ` +
        "with smaller pictures, or split it, and add that.",
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
    throw new UnreadableFile(WHOLE["refused" in answer ? answer.refused : "damaged"]);
  }
  const { count, ...rest } = answer.opened;
  if (count > MAX_PAGES) {
    throw new UnreadableFile(
      `This PDF has ${count.toLocaleString("en-US")} pages. A document can have ${MAX_PAGES}: ` +
        "split it, or print the pages that matter to a new PDF, and add that.",
    );
  }
  const pages: PdfPage[] = [];
  onProgress(0, count);
  for (let i = 0; i < count; i++) {
    const answer = await ask({ draw: i });
    if (!("page" in answer)) {
      throw new UnreadableFile(
        `Page ${i + 1} of this PDF ` +
          ("refused" in answer && answer.refused === "too large"
            ? "is too large for this device, or takes too long"
            : "is damaged") +
          ". Scan or print it to a new PDF with smaller pictures, and add that.",
      );
    }
    pages.push(answer.page);
    onProgress(i + 1, count);
  }
  return { ...rest, pages };
}

const start = () => new Worker(new URL("./pdf_worker.ts", import.meta.url), { type: "module" });
