/** What the device has of uploads: in memory for the page, and stored for the next one. */
import { signal } from "@preact/signals-core";
import type { OutgoingFile, UploadRecord } from "./upload_record.ts";
import { UPLOAD_LIFETIME } from "./upload_record.ts";
import type { BlobChanges, BlobName, UploadStore } from "./upload_store.ts";

/** An upload as pages show it. */
export type ShownUpload = UploadRecord & {
  /** What part of its present step is done, from 0 to 1. */
  progress: number;
  /** It is being converted or sent at this moment, in this tab or in another one. */
  isActive: boolean;
  /** False when the device could not store it: it is lost with the page. */
  isStored: boolean;
};

/** How the work on an upload goes. */
type Work = Pick<ShownUpload, "progress" | "isActive">;

/**
 * What tabs say to each other: the id of a record that is another one now, how the work on one
 * goes, or the question for that.
 */
type TabMessage = string | (Work & { id: string }) | { asksForWork: true };

export type UploadListParts = {
  store: UploadStore;
  /** Undefined for somebody who has not signed in. */
  userId: () => string | undefined;
  /** By which tabs hear of each other's changes. */
  channel?: Pick<BroadcastChannel, "postMessage" | "onmessage">;
  now?: () => number;
};

type Parts = UploadListParts & {
  /** Called when a record is another, or gone, in this tab or in another one. */
  onChanged: (id: string, record: UploadRecord | undefined) => void;
};

type Shown = Partial<Pick<ShownUpload, "progress" | "isActive" | "isStored">>;

/** The uploads of one user, or of whoever has not signed in. */
export function createUploadList({ store, userId, channel, onChanged, now = Date.now }: Parts) {
  const uploads = signal<ReadonlyMap<string, ShownUpload>>(new Map());
  /** What is to be stored, or could not be: it counts before what is stored. */
  const unstored = new Map<string, BlobChanges>();
  const waitingFor = new Set<string>();
  /** What this tab is working on: other tabs may ask. */
  const working = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  const get = (id: string) => uploads.value.get(id);

  function set(id: string, upload: ShownUpload | undefined): void {
    const next = new Map(uploads.value);
    if (upload) next.set(id, upload);
    else next.delete(id);
    uploads.value = next;
  }

  const show = (id: string, shown: Shown): void => {
    const upload = get(id);
    if (upload) set(id, { ...upload, ...shown });
  };

  const tell = (message: TabMessage) => channel?.postMessage(message);

  function tellWork(id: string): void {
    const { progress = 0, isActive = false } = get(id) ?? {};
    tell({ id, progress, isActive: isActive && working.has(id) });
  }

  /** Shows how this tab's work on an upload goes, in all tabs. */
  function showWork(id: string, work: Partial<Work>): void {
    show(id, work);
    if (work.isActive) working.add(id);
    if (work.isActive === false) working.delete(id);
    tellWork(id);
  }

  /** Stores one after the other, in the order of the changes. */
  function inOrder(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  function write(record: ShownUpload, blobs: BlobChanges): Promise<void> {
    const { id } = record;
    unstored.set(id, { ...unstored.get(id), ...blobs });
    return inOrder(async () => {
      if (!get(id)) return; // Removed meanwhile.
      const changes = { ...unstored.get(id) };
      try {
        await store.write(toRecord(record), changes);
        unstored.set(id, without(unstored.get(id), changes));
        show(id, { isStored: true });
        tell(id);
      } catch (error) {
        console.warn("This device has no room for a file", error);
        show(id, { isStored: false });
      }
    });
  }

  async function change(
    id: string,
    changes: Partial<UploadRecord>,
    blobs: BlobChanges = {},
  ): Promise<void> {
    const upload = get(id);
    if (!upload) return;
    const changed = { ...upload, ...changes };
    set(id, changed);
    await write(changed, blobs);
    onChanged(id, get(id));
  }

  /** What another tab has stored. */
  async function reload(id: string): Promise<void> {
    const record = await store.read(id).catch(() => undefined);
    const shown = get(id);
    if (record && isMine(record)) {
      set(id, { progress: 0, isActive: false, ...shown, ...record, isStored: true });
      if (!shown) tell({ asksForWork: true });
    } else if (shown?.isStored) set(id, undefined);
    onChanged(id, get(id));
  }

  const isMine = ({ userId: owner }: UploadRecord) => owner === undefined || owner === userId();

  function hear(message: TabMessage): void {
    if (typeof message === "string") reload(message);
    else if ("asksForWork" in message) working.forEach(tellWork);
    else if (!working.has(message.id)) {
      const { id, progress, isActive } = message;
      show(id, { progress, isActive });
    }
  }

  if (channel) channel.onmessage = ({ data }) => hear(data);

  return {
    uploads,
    showWork,
    change,
    isWaitingFor: (what: string) => waitingFor.has(what),
    waitFor(what: string, isWaiting: boolean): void {
      if (isWaiting) waitingFor.add(what);
      else waitingFor.delete(what);
    },
    /** The record that was added first of those that `applies` names. */
    first: (applies: (record: UploadRecord) => boolean): UploadRecord | undefined =>
      [...uploads.value.values()].filter(applies).sort((a, b) => a.addedAt - b.addedAt)[0],
    /** Reads what earlier pages have stored, and removes what is too old. Never rejects. */
    async load(): Promise<void> {
      try {
        const records = await store.list();
        const isOld = ({ addedAt }: UploadRecord) => now() - addedAt > UPLOAD_LIFETIME;
        for (const { id } of records.filter(isOld)) await store.remove(id);
        const found = records.filter((record) => !isOld(record) && isMine(record));
        uploads.value = new Map([
          ...found.map((record) => [record.id, toShown(record, true)] as const),
          ...uploads.value,
        ]);
        tell({ asksForWork: true });
      } catch (error) {
        console.warn("This browser stores no files", error);
      }
    },
    add(record: UploadRecord, blobs: BlobChanges): void {
      const shown = toShown(record, true);
      set(record.id, shown);
      write(shown, blobs);
    },
    async changeFile(
      id: string,
      at: number,
      file: Partial<OutgoingFile>,
      changes: Partial<UploadRecord> = {},
    ): Promise<void> {
      const files = get(id)?.files.map((other, i) => i === at ? { ...other, ...file } : other);
      if (files) await change(id, { ...changes, files });
    },
    remove(id: string): void {
      set(id, undefined);
      unstored.delete(id);
      inOrder(() => store.remove(id)).catch(() => {}).finally(() => tell(id));
      onChanged(id, undefined);
    },
    /** Forgets all that this page has: the device has removed what it has stored. */
    clear(): void {
      const ids = [...uploads.value.keys()];
      uploads.value = new Map();
      unstored.clear();
      for (const id of ids) onChanged(id, undefined);
    },
    async readBlob(id: string, name: BlobName): Promise<Blob | undefined> {
      const changes = unstored.get(id) ?? {};
      if (name in changes) return changes[name];
      return await store.readBlob(id, name).catch(() => undefined);
    },
  };
}

/** The changes that are none of those which were stored. */
const without = (changes: BlobChanges = {}, stored: BlobChanges): BlobChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, blob]) => stored[name as BlobName] !== blob),
  );

const toShown = (record: UploadRecord, isStored: boolean): ShownUpload => ({
  ...record,
  progress: 0,
  isActive: false,
  isStored,
});

function toRecord({ progress: _, isActive: __, isStored: ___, ...record }: ShownUpload) {
  return record;
}
