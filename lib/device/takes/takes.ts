/**
 * Recordings of the microphone: stored piece by piece while recording, so that they survive a page
 * that is left, reloaded or lost, and until the server has them.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { createTakeLocks, type TakeLocks } from "./take_locks.ts";
import type { Records } from "../queue/records.ts";

/** A recording for a stop. `startedAt` is in milliseconds since 1970. */
export type Take = {
  id: string;
  /** The form of the stop: NEW_ARCHIVE, or the id of the archive. */
  target: string;
  stopId: string;
  /** The owner's id; missing if the author had not signed in. */
  userId?: string;
  /** The file name of an upload made from it. */
  name: string;
  startedAt: number;
  /** The stored length in seconds. */
  seconds: number;
  /** The media type of its pieces. */
  type: string;
  /** Its author has ended it; otherwise it was interrupted. */
  isFinished?: true;
  /** The upload made from it. */
  uploadId?: string;
};

/**
 * Takes and their pieces, which are bytes and not Blobs: those hang in WebKit's private sessions.
 */
export type TakeStore = Records<Take, ArrayBuffer>;

/** A take as pages show it. */
export type ShownTake = Take & {
  /** It is being recorded in this page. */
  isRunning: boolean;
  /** False when the device does not store it: it is lost with the page. */
  isStored: boolean;
  /** The server has it: it is in this page only, to be cut or chosen again. */
  isSent?: true;
};

export type NewTake = Pick<Take, "target" | "stopId" | "name" | "type">;

type Parts = {
  store: TakeStore;
  /** Undefined for an author who has not signed in. */
  userId: () => string | undefined;
  /** Undefined on pages without TLS: two tabs may then show the same takes. */
  locks?: TakeLocks;
  now?: () => number;
  newId?: () => string;
};

export type Takes = ReturnType<typeof createTakes>;

/** How long an unused take is kept, in milliseconds: 30 days, like copies of forms. */
export const TAKE_LIFETIME = 30 * 24 * 3600 * 1000;

/** The takes of one user, or of an author who has not signed in. Its functions never throw. */
export function createTakes(
  { store, userId, locks, now = Date.now, newId = () => crypto.randomUUID() }: Parts,
) {
  const takes = signal<ReadonlyMap<string, ShownTake>>(new Map());
  /** The pieces recorded in this page. */
  const pieces = new Map<string, Blob[]>();
  /** How many of those are stored. */
  const stored = new Map<string, number>();
  const tab = createTakeLocks(locks);
  let last: Promise<unknown> = Promise.resolve();

  function set(id: string, take: ShownTake | undefined): void {
    const next = new Map(takes.value);
    if (take) next.set(id, take);
    else next.delete(id);
    takes.value = next;
  }

  function show(id: string, changes: Partial<ShownTake>): void {
    const take = takes.value.get(id);
    if (take) set(id, { ...take, ...changes });
  }

  const inOrder = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };

  /** Stores a take, with all pieces that are not stored yet. */
  function write(id: string): void {
    inOrder(async () => {
      const take = takes.value.get(id);
      if (!take) return; // Removed meanwhile.
      const from = stored.get(id) ?? 0;
      const missing = pieces.get(id)?.slice(from) ?? [];
      try {
        const buffers = await Promise.all(missing.map((piece) => piece.arrayBuffer()));
        const added = buffers.map((piece, i) => [pieceName(from + i), piece]);
        await store.put(toRecord(take), Object.fromEntries(added));
        stored.set(id, from + buffers.length);
        show(id, { isStored: true });
      } catch (error) {
        if (take.isStored) console.warn("This device does not store a recording", error);
        show(id, { isStored: false });
      }
    });
  }

  function change(id: string, changes: Partial<ShownTake>): void {
    show(id, changes);
    write(id);
  }

  const isMine = ({ userId: owner }: Take) => owner === undefined || owner === userId();

  /** Reads the takes of earlier pages, and removes those that are too old. */
  async function load(): Promise<void> {
    try {
      const [all, others] = await Promise.all([store.list(), tab.idsOfOthers()]);
      const isOld = ({ startedAt }: Take) => now() - startedAt > TAKE_LIFETIME;
      for (const { id } of all.filter(isOld)) await store.remove(id);
      const found = all.filter((take) => !isOld(take) && isMine(take) && !others.has(take.id));
      for (const { id } of found) tab.hold(id);
      takes.value = new Map([
        ...found.map((take) => [take.id, { ...take, isRunning: false, isStored: true }] as const),
        ...takes.value,
      ]);
    } catch (error) {
      console.warn("This browser stores no recordings", error);
    }
  }

  return {
    takes: takes as ReadonlySignal<ReadonlyMap<string, ShownTake>>,
    /** Resolves once the takes of earlier pages are known. */
    ready: load(),
    /** Begins a take; returns its id. */
    begin(take: NewTake): string {
      const id = newId();
      const record = { ...take, id, userId: userId(), startedAt: now(), seconds: 0 };
      pieces.set(id, []);
      set(id, { ...record, isRunning: true, isStored: true });
      tab.hold(id);
      return id;
    },
    /** Adds a piece; `seconds` is the length so far. */
    add(id: string, piece: Blob, seconds: number): void {
      if (piece.size === 0 || !takes.value.has(id)) return;
      pieces.get(id)?.push(piece);
      change(id, { seconds, type: piece.type || takes.value.get(id)!.type });
    },
    /** Ends the recording. A take without a piece is removed. */
    end(id: string, by: "author" | "interruption"): void {
      if (pieces.get(id)?.length === 0) return this.remove(id);
      change(id, { isRunning: false, ...(by === "author" ? { isFinished: true } : {}) });
    },
    /** Links the upload that is made from a take; undefined if that is gone. */
    setUsed: (id: string, uploadId: string | undefined): void =>
      change(id, { uploadId, isSent: undefined }),
    /** Removes a take from the device, since the server has it. One of an earlier page is gone. */
    setSent(id: string): void {
      if (!pieces.has(id)) return this.remove(id);
      show(id, { isSent: true });
      inOrder(async () => {
        stored.delete(id);
        await store.remove(id);
      }).catch(() => {}); // Removed later, when it is too old.
    },
    remove(id: string): void {
      set(id, undefined);
      pieces.delete(id);
      stored.delete(id);
      tab.release(id);
      inOrder(() => store.remove(id)).catch(() => {}); // Removed later, when it is too old.
    },
    /** The recording; undefined if the device does not return it. */
    async read(id: string): Promise<Blob | undefined> {
      const type = takes.value.get(id)?.type;
      const here = pieces.get(id);
      if (here) return new Blob(here, { type });
      try {
        const found = await store.readFiles(id);
        return found.length > 0 ? new Blob(found, { type }) : undefined;
      } catch {
        return undefined;
      }
    },
    /** Resolves once the device has stored, or refused, all changes so far. */
    settled: async (): Promise<void> => void await last,
    /** Forgets all takes in memory after the device has removed the stored ones. */
    clear(): void {
      takes.value = new Map();
      pieces.clear();
      stored.clear();
      tab.releaseAll();
    },
  };
}

/** The name of a piece, counted from 0: names sort as the pieces. */
const pieceName = (index: number): string => String(index).padStart(8, "0");

function toRecord({ isRunning: _, isStored: __, isSent: ___, ...take }: ShownTake): Take {
  return take;
}
