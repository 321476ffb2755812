/**
 * The recordings and pictures that an author has added: converted one after the other, sent one
 * after the other, through reloads, lost connections and ended sessions.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { Media, MediaKind } from "../../model/media.ts";
import { ApiError, isForLater, messageOf } from "../api.ts";
import { ChunkError } from "../load_chunk.ts";
import { createPump, type PumpLocks } from "./pump.ts";
import type { FileToSend, SendParts } from "./send_file.ts";
import { createUploadList, type ShownUpload, type UploadListParts } from "./upload_list.ts";
import type { UploadRecord } from "./upload_record.ts";
import type { BlobChanges } from "./upload_store.ts";

/** What converting gives: one file for a recording, one or two for a picture. */
export type Prepared =
  & { blobs: Blob[] }
  & Pick<UploadRecord, "seconds" | "width" | "height" | "place" | "takenAt">;

export type PrepareParts = { signal: AbortSignal; onProgress: (done: number) => void };

export type UploadQueueParts = UploadListParts & {
  /** Converts a file. Rejects with an Error whose message is for people. */
  prepare: (file: Blob, record: UploadRecord, parts: PrepareParts) => Promise<Prepared>;
  send: (file: FileToSend, parts: SendParts) => Promise<Media>;
  /** Removes what of an upload is on the server; never rejects. */
  cancel: (uploadUrl: string) => Promise<void>;
  /** Resolves to why so many bytes cannot be sent, for people; rejects as `api` does. */
  refusal: (bytes: number, signal: AbortSignal) => Promise<string | undefined>;
  /** Undefined on pages without TLS: two tabs may then do the same work. */
  locks?: PumpLocks;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  newId?: () => string;
};

/** Why nothing is sent now; "busy": the server takes nothing at the moment, and says so. */
export type Hold = "offline" | "busy" | "signed-out";

export type NewUpload = { kind: MediaKind; name: string; cutSilence?: boolean };

export type UploadQueue = {
  /** What this device has, by its id. */
  uploads: ReadonlySignal<ReadonlyMap<string, ShownUpload>>;
  /** Why nothing is sent at present; undefined while all goes on. */
  hold: ReadonlySignal<Hold | undefined>;
  /** Resolves once what earlier pages left is known. Never rejects. */
  ready: Promise<void>;
  /** Adds a file, which is stored by and by; returns its id. */
  add(file: Blob, upload: NewUpload): string;
  /** Adds what needs no conversion: it is sent as it is. Returns its id. */
  addConverted(converted: Prepared, upload: NewUpload): string;
  pause(id: string): void;
  /** Goes on with what was paused or has failed. */
  resume(id: string): void;
  /** Forgets an upload, here and on the server. */
  remove(id: string): void;
  /** What can be played or shown of an upload before it is sent; undefined where there is none. */
  preview(id: string): Promise<Blob | undefined>;
  /** Forgets all uploads in memory: what was stored is removed by whoever signs out. */
  clear(): void;
  /** Tries again at once what waits: the network or the session is back. */
  wake(): void;
};

/** The pauses before another try, in milliseconds; the last one is repeated. */
const PAUSES = [1000, 2000, 5000, 15_000, 60_000];

/** What work needs: the parts of the program that convert, or the server. */
type Need = "converter" | "server";

/** Failures after which the same work is worth another try. */
function isTemporary(error: unknown, need: Need): boolean {
  if (error instanceof ChunkError) return error.reason !== "stuck";
  if (need === "converter") return false;
  return error instanceof TypeError ||
    error instanceof ApiError && (isForLater(error.status) || [409, 423].includes(error.status));
}

function holdAfter(error: unknown): Hold {
  if (!(error instanceof ApiError)) return "offline";
  return error.status === 401 ? "signed-out" : "busy";
}

const REMOVED = "removed";

/** Makes the queue of its parts, and begins with what the device has stored. */
export function createUploadQueue(parts: UploadQueueParts): UploadQueue {
  const { userId, timers = globalThis, newId = () => crypto.randomUUID() } = parts;
  const hold = signal<Hold>();
  const active = new Map<string, AbortController>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const list = createUploadList({
    ...parts,
    onChanged(id, record) {
      // Paused or removed, here or in another tab.
      const isOver = !record || record.step === "paused";
      if (isOver) active.get(id)?.abort(new Error(REMOVED));
      if (record) run();
    },
  });

  const preparing = createPump("uploads-prepare", parts.locks, async () => {
    const next = list.first((record) => record.step === "preparing" && isMine(record));
    if (!next || list.isWaitingFor("converter")) return false;
    return await attempt(next, "converter", prepareNext);
  });
  const sending = createPump("uploads-send", parts.locks, async () => {
    const next = list.first((record) => record.step === "waiting" && isMine(record));
    if (!next || hold.value) return false;
    if (userId() === undefined) {
      hold.value = "signed-out";
      return false;
    }
    return await attempt(next, "server", sendNext);
  });
  const run = () => {
    preparing();
    sending();
  };

  const isMine = ({ userId: owner }: UploadRecord) => owner === undefined || owner === userId();

  type Work = (record: UploadRecord, signal: AbortSignal) => Promise<void>;

  /** Does a part of the work; false when it must wait. */
  async function attempt(record: UploadRecord, need: Need, work: Work) {
    const { id } = record;
    const controller = new AbortController();
    active.set(id, controller);
    list.showWork(id, { isActive: true });
    try {
      await work(record, controller.signal);
      failures = 0;
      return true;
    } catch (error) {
      if (controller.signal.aborted) return true;
      if (isTemporary(error, need)) {
        later(error, need);
        return false;
      }
      await list.change(id, { step: "failed", problem: messageOf(error) });
      return true;
    } finally {
      // Its sending may have begun by now.
      if (active.get(id) === controller) {
        active.delete(id);
        list.showWork(id, { isActive: false });
      }
    }
  }

  function later(error: unknown, need: Need): void {
    if (need === "converter") list.waitFor("converter", true);
    else hold.value = holdAfter(error);
    timers.clearTimeout(timer);
    timer = timers.setTimeout(goOn, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  }

  function goOn(): void {
    timers.clearTimeout(timer);
    list.waitFor("converter", false);
    if (hold.value !== "signed-out" || userId() !== undefined) hold.value = undefined;
    run();
  }

  async function prepareNext(record: UploadRecord, signal: AbortSignal): Promise<void> {
    const { id } = record;
    const source = await list.readBlob(id, "source");
    if (!source) throw new Error("The file is not on this device any more. Add it again.");
    const onProgress = (progress: number) => list.showWork(id, { progress });
    const { blobs, ...facts } = await parts.prepare(source, record, { signal, onProgress });
    const [first, second] = blobs;
    list.showWork(id, { progress: 0 });
    await list.change(id, { ...facts, files: toFiles(blobs), step: "waiting" }, {
      source: undefined,
      0: first,
      1: second,
    });
  }

  async function sendNext({ id, name, files }: UploadRecord, signal: AbortSignal): Promise<void> {
    const total = sum(files.map(({ bytes }) => bytes));
    if (files.every(({ uploadUrl }) => !uploadUrl)) {
      const problem = await parts.refusal(total, signal);
      if (problem) throw new Error(problem);
    }
    let done = 0;
    for (const [i, { media, key, uploadUrl, bytes }] of files.entries()) {
      if (!media) {
        const blob = await list.readBlob(id, i as 0 | 1);
        if (!blob) throw new Error("The file is not on this device any more. Add it again.");
        const sent = await parts.send({ blob, name, key, uploadUrl }, {
          signal,
          onUrl: (uploadUrl) => void list.changeFile(id, i, { uploadUrl }, { userId: userId() }),
          onProgress(bytes) {
            failures = 0;
            list.showWork(id, { progress: (done + bytes) / total });
          },
        }).catch(async (error) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
          // The server has forgotten it: the next attempt begins anew.
          await list.changeFile(id, i, { uploadUrl: undefined, key: newId() });
          throw new TypeError("The upload is gone", { cause: error });
        });
        await list.changeFile(id, i, { media: sent });
      }
      done += bytes;
    }
    await list.change(id, { step: "finished", problem: undefined }, { 0: undefined, 1: undefined });
  }

  function add(upload: NewUpload, changes: Partial<UploadRecord>, blobs: BlobChanges): string {
    const id = newId();
    list.add({
      ...upload,
      id,
      addedAt: (parts.now ?? Date.now)(),
      userId: userId(),
      step: "preparing",
      files: [],
      ...changes,
    }, blobs);
    run();
    return id;
  }

  const toFiles = (blobs: Blob[]) => blobs.map(({ size }) => ({ bytes: size, key: newId() }));

  const ready = list.load().then(run);
  return {
    uploads: list.uploads,
    hold,
    ready,
    add: (source, upload) => add(upload, {}, { source }),
    addConverted({ blobs, ...facts }, upload) {
      const [first, second] = blobs;
      const changes = { ...facts, files: toFiles(blobs), step: "waiting" as const };
      return add(upload, changes, { 0: first, 1: second });
    },
    pause: (id) => void list.change(id, { step: "paused" }),
    async resume(id) {
      const { files = [] } = list.uploads.value.get(id) ?? {};
      // What was refused is refused again: the next attempt is another upload.
      const renewed = files.map((file) => file.media ? file : { ...file, key: newId() });
      const hasFailed = list.uploads.value.get(id)?.step === "failed";
      await list.change(id, {
        step: files.length > 0 ? "waiting" : "preparing",
        problem: undefined,
        files: hasFailed ? renewed.map(({ uploadUrl: _, ...file }) => file) : files,
      });
      goOn();
    },
    remove(id) {
      const { files = [], step } = list.uploads.value.get(id) ?? {};
      list.remove(id);
      if (step === "finished") return;
      for (const { uploadUrl, media } of files) if (uploadUrl && !media) parts.cancel(uploadUrl);
    },
    async preview(id) {
      return await list.readBlob(id, 0) ?? await list.readBlob(id, "source");
    },
    clear: list.clear,
    wake() {
      failures = 0;
      goOn();
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
