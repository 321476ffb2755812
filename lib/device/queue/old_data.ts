/**
 * What older versions of the program have left on this device, in local storage and in a database
 * for each kind of records: moved once.
 */
import { getLocalStorage, getSessionStorage } from "../storage.ts";
import {
  CLASS_COMMENT_PREFIX,
  COMMENT_TEXT_PREFIX,
  FORM_COPIES_DATABASE,
  FORM_COPY_PREFIX,
  HANDED_OVER_DATABASE,
  OUTBOX_KEY,
  REVIEW_COMMENT_KEY,
  SHARED_FILES_DATABASE,
  STORY_PREFIX,
  TAKES_DATABASE,
  UPLOADS_DATABASE,
} from "../storage_keys.ts";

/** `at` is the time of the last change, in milliseconds since 1970. */
type OldRecord = { id: string; at?: number };

type Files = Record<string, never>;

type Into = {
  read(id: string): Promise<OldRecord | undefined>;
  put(record: OldRecord, files: Files): Promise<void>;
  change(
    id: string,
    change: (record: OldRecord | undefined) => OldRecord | undefined,
  ): Promise<void>;
};

/** The databases, and the names of their stores. */
const DATABASES: Record<string, [database: string, records: string, files?: string]> = {
  forms: [FORM_COPIES_DATABASE, "copies"],
  shared: [SHARED_FILES_DATABASE, "files"],
  takes: [TAKES_DATABASE, "records", "pieces"],
  uploads: [UPLOADS_DATABASE, "records", "blobs"],
};

const moving = new Map<string, Promise<void>>();

/** Moves the records of a kind; what the device refuses, with the next call. Never rejects. */
export function moveOld(kind: string, into: Into): Promise<void> {
  const begun = moving.get(kind) ?? move(kind, into).catch((cause) => {
    moving.delete(kind);
    console.warn("What an older version has stored is not moved yet", cause);
  });
  moving.set(kind, begun);
  return begun;
}

async function move(kind: string, into: Into): Promise<void> {
  // Another tab may have moved it, and changed it since.
  const isNewer = (old: OldRecord, known: OldRecord | undefined) => !known || known.at! < old.at!;
  const add = (old: OldRecord) => into.change(old.id, (known) => isNewer(old, known) ? old : known);
  if (kind in DATABASES) {
    await readOld(DATABASES[kind], async ({ key: id, ...record }, files) => {
      const old = { id, ...record };
      if (!files) await add(old);
      else if (isNewer(old, await into.read(old.id))) await into.put(old, files);
    });
  }
  if (kind === "forms") await moveKeys(FORM_COPY_PREFIX, add);
  if (kind === "stories") await moveKeys(STORY_PREFIX, add);
  if (kind === "comments") await moveComments(add);
  if (kind === "forms") await takeBackDrafts(into);
  if (kind === "progress") await moveProgress(add);
}

type Add = (record: OldRecord) => Promise<void>;

/**
 * Moves the records under keys that begin with `prefix`, without those that are unreadable. `read`
 * gets the stored text and the rest of its key.
 */
async function moveKeys(
  prefix: string,
  add: Add,
  read: (text: string, rest: string) => Partial<OldRecord> | undefined = parse,
  storage = getLocalStorage(),
): Promise<void> {
  for (const key of Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix))) {
    const { id, at, ...old } = read(storage!.getItem(key)!, key.slice(prefix.length)) ?? {};
    if (typeof id === "string" && typeof at === "number") await add({ id, at, ...old });
    storage!.removeItem(key);
  }
}

/**
 * Comments were under the names of their boxes; those on versions and on stories were mere texts,
 * and count as typed a day ago.
 */
async function moveComments(add: Add): Promise<void> {
  const about = (what: string) => (text: string, id: string) => ({
    id: `${what}:${id}`,
    text,
    at: Date.now() - 24 * 3600 * 1000,
  });
  await moveKeys(COMMENT_TEXT_PREFIX, add, (text, id) => ({ ...parse(text), id }));
  await moveKeys(REVIEW_COMMENT_KEY, add, about("review"));
  await moveKeys(CLASS_COMMENT_PREFIX, add, about("class"), getSessionStorage());
}

/** Progress was one list, the oldest first; what the worker has sent of it is left out. */
async function moveProgress(add: Add): Promise<void> {
  const local = getLocalStorage();
  const entries = parse(local?.getItem(OUTBOX_KEY));
  const { progress = [], progressSent = 0 } = await handedOver();
  const sent = progress.slice(0, progressSent);
  for (const [at, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    const where = sent.indexOf(JSON.stringify(entry));
    if (where >= 0) sent.splice(where, 1);
    else if (entry?.userId && entry.tourId) await add({ id: crypto.randomUUID(), at, ...entry });
  }
  local?.removeItem(OUTBOX_KEY);
}

/** Removes the copies that the worker has sent; one that has changed since gets its draft's id. */
async function takeBackDrafts(into: Into): Promise<void> {
  for (const { id, at, isSent, ...sent } of (await handedOver()).drafts ?? []) {
    const { draftId, draftRevision, savedAt, pendingCreate } = sent;
    await into.change(id, (copy) => {
      if (!copy || isSent && copy.at === at) return undefined;
      return "draftId" in copy && copy.draftId
        ? copy
        : { ...copy, draftId, draftRevision, savedAt, pendingCreate };
    });
  }
}

type SentDraft = OldRecord & Record<"isSent" | "draftId" | "draftRevision", unknown>;

type HandedOver = {
  /** As JSON. */
  progress?: string[];
  progressSent?: number;
  drafts?: (SentDraft & Record<"savedAt" | "pendingCreate", unknown>)[];
};

let reading: Promise<HandedOver> | undefined;

const handedOver = (): Promise<HandedOver> =>
  reading ??= (async () => {
    let found: HandedOver = {};
    await readOld([HANDED_OVER_DATABASE, "records"], (record) => {
      found = record as HandedOver;
      return Promise.resolve();
    });
    return found;
  })();

/** Calls `use` with each record and its files, then deletes the database. */
async function readOld(
  [name, recordStore, fileStore]: [string, string, string?],
  // deno-lint-ignore no-explicit-any -- of any older version
  use: (record: any, files?: Files) => Promise<void>,
): Promise<void> {
  const database = await openIfThere(name);
  if (!database) return;
  try {
    const all = async (store: string) => {
      const records = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([
        settled(records.getAllKeys()),
        settled(records.getAll()),
      ]);
      return keys.map((key, i) => [key, values[i]] as const);
    };
    const files = fileStore ? await all(fileStore) : [];
    for (const [key, record] of await all(recordStore)) {
      const own = files.map(([key, file]) => [...fileKey(key), file] as const)
        .filter(([owner]) => owner === key).map(([, name, file]) => [name, file]);
      await use(record, fileStore ? Object.fromEntries(own) : undefined);
    }
  } finally {
    database.close();
  }
  indexedDB.deleteDatabase(name);
}

/** The record and the name of a file: "id/name" of uploads, [id, number] of takes. */
const fileKey = (key: IDBValidKey): [owner: string, name: string] => {
  const [owner, name] = Array.isArray(key) ? key : String(key).split("/");
  return [String(owner), typeof name === "number" ? pieceName(name) : String(name)];
};

/** The name of a piece of a take, as in takes.ts. */
const pieceName = (index: number): string => String(index).padStart(8, "0");

/** Undefined for a database that is not there, which a mere look must not make. */
function openIfThere(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction!.abort();
    };
    request.onerror = () => isNew ? resolve(undefined) : reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function parse(text: string | null | undefined) {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
