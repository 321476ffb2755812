/**
 * Sends original recordings after their MP3s. They wait for all other uploads: one under way stops
 * for another upload, and continues later.
 */
import { ApiError, NoAnswer } from "../api.ts";
import type { Media } from "../../model/media/media.ts";
import { createRetries, LONGEST_RETRY } from "../retries.ts";
import { createPump, type PumpLocks } from "./pump.ts";
import type { FileToSend, SendParts } from "./send_file.ts";
import { isTemporary } from "./upload_failure.ts";
import type { createUploadList } from "./upload_list.ts";
import {
  hasOriginalToSend,
  type OriginalLeftOut,
  type OutgoingOriginal,
  type UploadRecord,
} from "./upload_record.ts";

type Parts = {
  send: (file: FileToSend, parts: SendParts) => Promise<Media>;
  /** Resolves to why so many bytes cannot be sent; rejects as `api` does. */
  refusal: (bytes: number, signal: AbortSignal) => Promise<string | undefined>;
  userId: () => string | undefined;
  locks?: PumpLocks;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  list: ReturnType<typeof createUploadList>;
  /** Whether no other upload waits, and sending is possible. */
  isFree: () => boolean;
  newId: () => string;
};

export function createOriginalSender(
  { list, isFree, send, refusal, userId, locks, newId, timers = globalThis }: Parts,
) {
  let active: { id: string; controller: AbortController } | undefined;
  let isPaused = false;
  const retries = createRetries(wake, { first: LONGEST_RETRY, timers });

  const run = createPump("originals-send", locks, async () => {
    const next = list.first(
      (record) => hasOriginalToSend(record) && record.userId === userId(),
      () => 0,
    );
    if (!next || isPaused || !isFree()) return false;
    const controller = new AbortController();
    active = { id: next.id, controller };
    try {
      await sendNext(next, controller.signal);
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      if (isTemporary(error, "server")) {
        isPaused = true;
        retries.after(error);
      } else await leaveOut(next.id, isFull(error) ? "no-room" : "refused");
      return !isPaused;
    } finally {
      active = undefined;
    }
  });

  async function sendNext({ id, name, files, original }: UploadRecord, signal: AbortSignal) {
    const { bytes, key, uploadUrl } = original!;
    const originalOf = files[0].media!.hash;
    // The same recording was added twice: the server keeps one original of it. One of other bytes
    // became the same MP3, and is kept beside.
    const twin = list.first(
      (other) =>
        other.files[0]?.media?.hash === originalOf && other.original?.media !== undefined &&
        other.original.bytes === bytes,
      () => 0,
    );
    if (twin) return await change(id, { media: twin.original!.media }, { source: undefined });
    const blob = await list.readBlob(id, "source");
    if (!blob) return await leaveOut(id, "refused");
    if (!uploadUrl && await refusal(bytes, signal)) return await leaveOut(id, "no-room");
    const media = await send({ blob, name, key, uploadUrl, originalOf }, {
      signal,
      onUrl: (uploadUrl) => void change(id, { uploadUrl }),
      onProgress: () => {},
    }).catch(async (error) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // The server no longer knows the upload: the next attempt begins again.
      await change(id, { uploadUrl: undefined, key: newId() });
      throw new NoAnswer("The upload is gone", { cause: error });
    });
    signal.throwIfAborted();
    await change(id, { media }, { source: undefined });
  }

  const leaveOut = (id: string, leftOut: OriginalLeftOut) =>
    change(id, { leftOut }, { source: undefined });

  async function change(
    id: string,
    changes: Partial<OutgoingOriginal>,
    blobs: { source?: undefined } = {},
  ): Promise<void> {
    const original = list.uploads.value.get(id)?.original;
    if (original) await list.change(id, { original: { ...original, ...changes } }, blobs);
  }

  function wake(): void {
    isPaused = false;
    run();
  }

  return {
    run,
    /** Tries failed ones again, because the network or the session is back. */
    wake,
    /** Stops sending, of one upload or of any; sent bytes stay on the server. */
    halt(id?: string): void {
      if (active && (id ?? active.id) === active.id) active.controller.abort(new Error("halted"));
    },
  };
}

const isFull = (error: unknown) => error instanceof ApiError && error.status === 413;
