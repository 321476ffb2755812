/** Has a worker inspect one file. */
import { Problem } from "../../model/web/problem.ts";
import type { NewMedia } from "../../store/media/media.ts";
import { type FileSource, inBlocks } from "../blocks.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { InspectionWorker } from "./start_worker.ts";
import { language, texts } from "../../texts/texts.ts";

const t = texts("fileProblems");

/** Bytes that the worker gets at once. */
const BLOCK = 1024 * 1024;

/** How long an answer may wait to be read, in milliseconds. */
const GRACE_MS = 50;

/** A file that a worker has inspected and refused. */
export class Refused extends Problem {}

/** A file that took a worker too long, or too much memory; the worker has ended. */
export class TookTooLong extends Problem {
  constructor() {
    super(400, t("tookTooLong"));
  }
}

/**
 * The result of `worker` for `file`. It has `budget` milliseconds for its own work; the time to
 * read the bytes does not count.
 *
 * @throws {Refused} 415 or 400. After any other error, such as a `TookTooLong` or a failed disk,
 * the worker must not be used again.
 */
export async function converse(
  worker: InspectionWorker,
  file: FileSource,
  budget: number,
): Promise<NewMedia> {
  const blocks = inBlocks(file.open(), BLOCK);
  let left = budget;

  /** Sends a message, and waits for the answer. */
  async function ask(message: ToWorker): Promise<FromWorker> {
    const answer = Promise.withResolvers<FromWorker>();
    worker.listen(answer.resolve);
    const began = performance.now();
    worker.send(message);
    let late: ReturnType<typeof setTimeout> = setTimeout(() => {
      // If this thread was busy, the answer may be in the queue: it gets one more turn.
      late = setTimeout(() => {
        answer.reject(new TookTooLong());
      }, GRACE_MS);
    }, left);
    try {
      return await answer.promise;
    } finally {
      clearTimeout(late);
      left = Math.max(1, left - (performance.now() - began));
    }
  }

  try {
    let heard = await ask({
      begin: { size: file.size, isOriginal: file.isOriginal, language: language() },
    });
    while ("next" in heard) {
      const { done, value } = await blocks.next();
      heard = await ask(done ? { end: true } : { block: value.buffer, length: value.length });
    }
    if ("found" in heard) return heard.found;
    if ("refused" in heard) throw new Refused(heard.refused.status, heard.refused.detail);
    throw new Error(`A file could not be looked at: ${JSON.stringify(heard)}`);
  } finally {
    await blocks.return(undefined);
  }
}
