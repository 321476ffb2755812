/** Time limits of a conversion, because browsers' decoders may never end. */
import { TimedOut, unlessStalled } from "../../model/within.ts";
import { texts } from "../../texts/texts.ts";

/**
 * The time limit between two reports of a conversion in milliseconds, and the additional time for
 * each byte of its file: browsers decode some formats in one piece, without reports.
 */
const [PATIENCE, PATIENCE_PER_BYTE] = [30_000, 1 / 1000];

const t = texts("uploads");

/**
 * Settles as `work` does, which calls `moved` as it makes progress. Without progress, rejects with
 * an Error whose message is for people, and aborts the signal.
 */
export async function unlessStuck<T>(
  { size }: Blob,
  signal: AbortSignal,
  work: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const abort = () => own.abort(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    const limit = PATIENCE + size * PATIENCE_PER_BYTE;
    const result = await unlessStalled(limit, (moved) => work(own.signal, moved));
    signal.throwIfAborted();
    return result;
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    own.abort(error);
    throw new Error(t("conversionStuck"), { cause: error });
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Settles as `work` does, or rejects with the reason of `signal` once that is aborted. */
export async function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
