/** A queue of uploads on a device and a server of the test's own. */
import { ApiError } from "../../../lib/device/api.ts";
import type { SendParts } from "../../../lib/device/uploads/send_file.ts";
import {
  createUploadQueue,
  type UploadQueue,
  type UploadQueueParts,
} from "../../../lib/device/uploads/upload_queue.ts";
import type { UploadRecord } from "../../../lib/device/uploads/upload_record.ts";
import type { Media } from "../../../lib/model/media/media.ts";
import { memoryRecords } from "./records.ts";

/** What outlives pages. */
export function memoryUploadStore() {
  const device = memoryRecords<UploadRecord>();
  return Object.assign(device, { store: device.records });
}

type TestQueue = UploadQueue & {
  /** What was sent: the texts of the files. */
  sent: string[];
  cancelled: string[];
  /** Runs the timer that is set, as if its time had come. */
  runTimer(): void;
  /** Resolves when an upload is at this step. */
  at(id: string, step: UploadRecord["step"]): Promise<void>;
  until(holds: () => boolean): Promise<void>;
  /** Resolves when the device has stored all that has happened so far. */
  stored(): Promise<void>;
};

/** The file as the server would have stored it. */
export const mediaOf = (text: string): Media => ({
  hash: text.padEnd(64, "0"),
  url: `/media/${text}.mp3`,
  type: "audio/mpeg",
  kind: "recording",
  extension: "mp3",
  bytes: text.length,
});

/** A queue that converts nothing and sends at once, unless `parts` say otherwise. */
export function testQueue(parts: Partial<UploadQueueParts> = {}): TestQueue {
  const [sent, cancelled]: string[][] = [[], []];
  let timer: (() => void) | undefined;
  let writes: Promise<unknown> = Promise.resolve();
  const { store = memoryUploadStore().store, ...others } = parts;
  const queue = createUploadQueue({
    store: {
      ...store,
      put: (...change) => (writes = store.put(...change)) as Promise<void>,
    },
    prepare: (file) => Promise.resolve({ blobs: [file], seconds: 4 }),
    async send({ blob }) {
      const text = await blob.text();
      sent.push(text);
      return mediaOf(text);
    },
    cancel: (url) => Promise.resolve(void cancelled.push(url)),
    refusal: () => Promise.resolve(undefined),
    userId: () => "author",
    timers: {
      setTimeout: ((work: () => void) => (timer = work, 1)) as unknown as typeof setTimeout,
      clearTimeout: () => timer = undefined,
    },
    ...others,
  });
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!holds()) return false;
        resolve();
        return true;
      };
      if (check()) return;
      const stops = [queue.uploads, queue.hold].map((changes) =>
        changes.subscribe(() => check() && queueMicrotask(() => stops.forEach((stop) => stop())))
      );
    });
  return {
    ...queue,
    sent,
    cancelled,
    runTimer: () => timer?.(),
    async stored() {
      // A write begins the next one when it has ended.
      for (let last; last !== writes;) await (last = writes);
    },
    until,
    at: (id, step) => until(() => queue.uploads.value.get(id)?.step === step),
  };
}

/** An answer of the server that is no success. */
export const refused = (status: number, detail = "") =>
  new ApiError(status, JSON.stringify({ detail }), "");

/** Waits for ever, until it is aborted. */
export const hanging = ({ signal }: Pick<SendParts, "signal">) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true })
  );

export const file = (text: string) => new Blob([text], { type: "audio/wav" });

export const RECORDING = { kind: "recording", name: "bell.wav" } as const;
