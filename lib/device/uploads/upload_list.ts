/** The uploads on this device: in memory for the page, and stored for the next one. */
import { signal } from "@preact/signals-core";
import { patient } from "../queue/records.ts";
import { createPageFiles } from "./page_files.ts";
import {
  type BlobChanges,
  type OutgoingFile,
  UPLOAD_LIFETIME,
  type UploadRecord,
  type UploadStore,
} from "./upload_record.ts";
import { createUploadTabs, type TabChannel, type Work } from "./upload_tabs.ts";

/** An upload as pages show it. */
export type ShownUpload = UploadRecord & Work & {
  /** False when the device could not store it: it is lost with the page. */
  isStored: boolean;
};

export type UploadListParts = {
  store: UploadStore;
  /** Undefined for an author who has not signed in. */
  userId: () => string | undefined;
  /** Carries changes between tabs. */
  channel?: TabChannel;
  now?: () => number;
};

type Parts = UploadListParts & {
  /** Called when a record has changed or was removed, in this tab or in another one. */
  onChanged: (id: string, record: UploadRecord | undefined) => void;
};

type Shown = Partial<Pick<ShownUpload, keyof Work | "isStored">>;

/** The uploads of one user, or of an author who has not signed in. */
export function createUploadList(
  { store: device, userId, channel, onChanged, now = Date.now }: Parts,
) {
  const store = patient(device, { onAnswer: catchUp });
  const uploads = signal<ReadonlyMap<string, ShownUpload>>(new Map());
  const files = createPageFiles(store);
  /** The ids of records removed here, but not yet from the device. */
  const unremoved = new Set<string>();
  let isLoaded = false;
  const waitingFor = new Set<string>();
  const tabs = createUploadTabs({
    channel,
    workOf: (id) => get(id),
    onChanged: reload,
    onWork: (id, work) => show(id, work),
  });
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

  /** Shows the state of this tab's work on an upload in all tabs. */
  function showWork(id: string, work: Partial<Work>): void {
    show(id, work);
    tabs.tellWork(id, work.isActive);
  }

  /** Stores one record after the other, in the order of the changes. */
  function inOrder(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  /** Stores a record as it is when its turn comes: who saw a change may have made a further one. */
  function write(id: string, blobs: BlobChanges): Promise<void> {
    files.add(id, blobs);
    return inOrder(async () => {
      const record = get(id);
      if (!record) return; // Removed meanwhile.
      const changes = files.unstored(id);
      try {
        await store.put(toRecord(record), changes);
        files.setStored(id, changes);
        show(id, { isStored: true });
        tabs.tellChange(id);
      } catch (error) {
        console.warn("This device does not store a file", error);
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
    set(id, { ...upload, ...changes });
    await write(id, blobs);
    onChanged(id, get(id));
  }

  /** Takes over what another tab has stored. */
  async function reload(id: string): Promise<void> {
    let record: UploadRecord | undefined;
    try {
      record = await store.read(id);
    } catch {
      return; // Unknown: the record shown here stays.
    }
    const shown = get(id);
    if (record?.step !== "preparing") files.forgetSource(id);
    if (record && isMine(record)) {
      set(id, { progress: 0, isActive: false, ...shown, ...record, isStored: true });
      if (!shown) tabs.askForWork();
    } else if (shown?.isStored) set(id, undefined);
    onChanged(id, get(id));
  }

  const isMine = ({ userId: owner }: UploadRecord) => owner === undefined || owner === userId();

  /** Reads the uploads that earlier pages stored, and removes old ones. Never rejects. */
  async function load(): Promise<void> {
    try {
      const records = (await store.list()).filter(({ id }) => !unremoved.has(id));
      const isOld = ({ addedAt }: UploadRecord) => now() - addedAt > UPLOAD_LIFETIME;
      for (const { id } of records.filter(isOld)) await store.remove(id);
      const found = records.filter((record) => !isOld(record) && isMine(record));
      uploads.value = new Map([
        ...found.map((record) => [record.id, toShown(record, true)] as const),
        ...uploads.value,
      ]);
      isLoaded = true;
      tabs.askForWork();
    } catch (error) {
      console.warn("This browser stores no files", error);
    }
  }

  function removeStored(id: string): void {
    unremoved.add(id);
    inOrder(() => store.remove(id)).then(() => unremoved.delete(id), () => {})
      .finally(() => tabs.tellChange(id));
  }

  /** The device answers again: stores changes made meanwhile, and reads its records. */
  async function catchUp(): Promise<void> {
    for (const upload of uploads.value.values()) if (!upload.isStored) write(upload.id, {});
    for (const id of unremoved) removeStored(id);
    if (isLoaded) return;
    await load();
    for (const [id, upload] of uploads.value) onChanged(id, upload);
  }

  return {
    uploads,
    showWork,
    change,
    isWaitingFor: (what: string) => waitingFor.has(what),
    waitFor(what: string, isWaiting: boolean): void {
      if (isWaiting) waitingFor.add(what);
      else waitingFor.delete(what);
    },
    /** Of the records with a `rank`, the one with the lowest that was added first. */
    first: (
      applies: (record: UploadRecord) => boolean,
      rank: (record: UploadRecord) => number,
    ): UploadRecord | undefined =>
      [...uploads.value.values()].filter(applies)
        .sort((a, b) => rank(a) - rank(b) || a.addedAt - b.addedAt)[0],
    load,
    /** False if the device has not listed what earlier pages have stored. */
    isLoaded: () => isLoaded,
    add(record: UploadRecord, blobs: BlobChanges): void {
      set(record.id, toShown(record, true));
      write(record.id, blobs);
    },
    async changeFile(
      id: string,
      at: number,
      file: Partial<OutgoingFile>,
      changes: Partial<UploadRecord> = {},
    ): Promise<void> {
      const changed = get(id)?.files.map((other, i) => i === at ? { ...other, ...file } : other);
      if (changed) await change(id, { ...changes, files: changed });
    },
    remove(id: string): void {
      set(id, undefined);
      files.forget(id);
      removeStored(id);
      onChanged(id, undefined);
    },
    /** Resolves once the device has stored, or refused, all changes so far. */
    settled: async (): Promise<void> => void await last,
    /** Forgets all uploads of this page after the device has removed the stored ones. */
    clear(): void {
      const ids = [...uploads.value.keys()];
      uploads.value = new Map();
      files.clear();
      for (const id of ids) onChanged(id, undefined);
    },
    readBlob: files.read,
  };
}

const toShown = (record: UploadRecord, isStored: boolean): ShownUpload => ({
  ...record,
  progress: 0,
  isActive: false,
  isStored,
});

function toRecord({ progress: _, isActive: __, isStored: ___, ...record }: ShownUpload) {
  return record;
}
