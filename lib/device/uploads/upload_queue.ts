/**
 * Recordings and pictures that an author has added: converted and sent one after the other, through
 * reloads, lost connections and ended sessions.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { createAttempts } from "./attempts.ts";
import { createOriginalSender } from "./original_sender.ts";
import { createPump, type PumpLocks } from "./pump.ts";
import { createUploadList, type ShownUpload, type UploadListParts } from "./upload_list.ts";
import { type Hold, holdAfter } from "./upload_failure.ts";
import type { BlobChanges, UploadRecord } from "./upload_record.ts";
import { createUploadWork, type Prepared, type UploadWorkParts } from "./upload_work.ts";

export type UploadQueueParts = UploadListParts & UploadWorkParts & {
  /** Removes an upload's data on the server; never rejects. */
  cancel: (uploadUrl: string) => Promise<void>;
  /** Undefined on pages without TLS: two tabs may then do the same work. */
  locks?: PumpLocks;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  newId?: () => string;
};

type NewUpload = Pick<
  UploadRecord,
  "kind" | "name" | "cutSilence" | "range" | "field" | "stopId" | "loose" | "place"
>;

export type UploadQueue = {
  /** The uploads on this device, by id. */
  uploads: ReadonlySignal<ReadonlyMap<string, ShownUpload>>;
  /** Why nothing is sent at present; undefined while sending works. */
  hold: ReadonlySignal<Hold | undefined>;
  /** Resolves once the uploads of earlier pages are known. Never rejects. */
  ready: Promise<void>;
  /** False until the device has listed the uploads of earlier pages, which may never happen. */
  isLoaded: () => boolean;
  /** Resolves once the device has stored, or refused, all changes so far. */
  settled: () => Promise<void>;
  /** Adds a file, which is stored in the background; returns its id. */
  add(file: Blob, upload: NewUpload): string;
  /** Adds a file that needs no conversion. Returns its id. */
  addConverted(converted: Prepared, upload: NewUpload): string;
  pause(id: string): void;
  /** Continues a paused or failed upload. */
  resume(id: string): void;
  /** Puts a picture into a field, from where it is sent, or among the loose ones. */
  place(id: string, place: Pick<UploadRecord, "field" | "loose">): void;
  /** Records whether a form on the server names an upload. */
  forgetField(id: string): void;
  /** Records that times have been moved by the cut of a recording. */
  forgetCut(id: string): void;
  /** Forgets an upload, here and on the server. */
  remove(id: string): void;
  /**
   * A file to play or show before the upload is sent, or a small picture; undefined without one.
   */
  preview(id: string, size?: "small"): Promise<Blob | undefined>;
  /** Forgets all uploads in memory; the sign-out removes the stored ones. */
  clear(): void;
  /** Cancels the next try after a failure, as a sign-out has begun. A running upload goes on. */
  rest(): void;
  /** Tries waiting ones again at once, because the network or the session is back. */
  wake(): void;
};

/** Makes the queue of its parts, and begins with the stored uploads. */
export function createUploadQueue(parts: UploadQueueParts): UploadQueue {
  const { userId, timers = globalThis, newId = () => crypto.randomUUID() } = parts;
  const hold = signal<Hold>();

  const list = createUploadList({
    ...parts,
    onChanged(id, record) {
      // Paused or removed, here or in another tab.
      const isOver = !record || record.step === "paused";
      if (isOver) attempts.abort(id);
      if (!record || record.step === "waiting") originals.halt(record ? undefined : id);
      if (record) run();
    },
  });

  const attempts = createAttempts({
    list,
    timers,
    onFailed(error, need) {
      if (need === "converter") list.waitFor("converter", true);
      else hold.value = holdAfter(error);
    },
    goOn,
  });
  const { prepare, send, toFiles } = createUploadWork({
    ...parts,
    list,
    newId,
    onSent: attempts.reset,
  });
  const preparing = createPump("uploads-prepare", parts.locks, async () => {
    const next = first("preparing");
    if (!next || list.isWaitingFor("converter")) return false;
    return await attempts.run(next, "converter", prepare);
  });
  const sending = createPump("uploads-send", parts.locks, async () => {
    const next = first("waiting");
    if (!next || hold.value) return false;
    if (userId() === undefined) {
      hold.value = "signed-out";
      return false;
    }
    return await attempts.run(next, "server", send);
  });
  const run = () => {
    preparing();
    sending();
    originals.run();
  };

  const isFree = () => !hold.value && userId() !== undefined && !first("waiting");
  const originals = createOriginalSender({ ...parts, list, isFree, newId });

  const isMine = ({ userId: owner }: UploadRecord) => owner === undefined || owner === userId();

  const first = (step: UploadRecord["step"]) =>
    list.first(
      (record) => record.step === step && isMine(record) && !(step === "waiting" && record.loose),
      // Loose ones first: their author looks for a stop for each.
      ({ id, loose }) => attempts.postponed(id) - (loose ? 1 : 0),
    );

  function goOn(): void {
    attempts.cancelTimer();
    originals.wake();
    list.waitFor("converter", false);
    if (hold.value !== "signed-out" || userId() !== undefined) hold.value = undefined;
    run();
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

  const ready = list.load().then(run);
  return {
    uploads: list.uploads,
    hold,
    ready,
    isLoaded: list.isLoaded,
    settled: list.settled,
    add: (source, upload) => add(upload, {}, { source }),
    addConverted({ blobs, hasOriginal: _, ...facts }, upload) {
      const [first, second] = blobs;
      const changes = { ...facts, files: toFiles(blobs), step: "waiting" as const };
      return add(upload, changes, { 0: first, 1: second });
    },
    pause(id) {
      attempts.abort(id);
      list.change(id, { step: "paused" });
    },
    async resume(id) {
      const { files = [] } = list.uploads.value.get(id) ?? {};
      // A refused upload would be refused again: the next attempt is a new one.
      const renewed = files.map((file) => file.media ? file : { ...file, key: newId() });
      const hasFailed = list.uploads.value.get(id)?.step === "failed";
      await list.change(id, {
        step: files.length > 0 ? "waiting" : "preparing",
        problem: undefined,
        files: hasFailed ? renewed.map(({ uploadUrl: _, ...file }) => file) : files,
      });
      goOn();
    },
    place(id, { field, loose }) {
      list.change(id, { loose, field, stopId: field?.stopId });
    },
    forgetField(id) {
      if (list.uploads.value.get(id)?.field) list.change(id, { field: undefined });
    },
    forgetCut: (id) => void list.change(id, { cut: undefined }),
    remove(id) {
      const { files = [], original, step } = list.uploads.value.get(id) ?? {};
      list.remove(id);
      if (original?.uploadUrl && !original.media) parts.cancel(original.uploadUrl);
      if (step === "finished") return;
      for (const { uploadUrl, media } of files) if (uploadUrl && !media) parts.cancel(uploadUrl);
    },
    async preview(id, size) {
      try {
        const small = size && await list.readBlob(id, "1");
        return small ?? await list.readBlob(id, "0") ?? await list.readBlob(id, "source");
      } catch {
        return undefined; // The device does not answer.
      }
    },
    clear: list.clear,
    rest: attempts.cancelTimer,
    wake() {
      attempts.reset();
      goOn();
    },
  };
}
