/**
 * Copies of unfinished forms on this device, which survive reloads, lost networks and ended
 * sessions.
 */
import type { FormCopies } from "../../../../lib/device/forms/form_copies.ts";
import type { FormCopy } from "../../../../lib/device/forms/form_copy.ts";
import { getFormCopies } from "../../../../lib/device/forms/form_copies.ts";
import { tabId } from "../../../../lib/device/forms/form_copy_owners.ts";
import { getSessionStorage } from "../../../../lib/device/storage.ts";
import { FORM_COPY_PREFIX, FORM_RESUME_KEY } from "../../../../lib/device/storage_keys.ts";
import { within } from "../../../../lib/model/within.ts";
import type { PendingCreate } from "../../../../lib/device/send_draft.ts";
import { readValues, type TourValues } from "../values.ts";
import type { NewTour } from "../submit/tour_submission.ts";

/** The content of a form that the server does not have. */
export type DeviceCopy = FormCopy & { values: TourValues; pendingTour?: PendingCreate<NewTour> };

/** The browser's time limit for listing open copies, in milliseconds. */
const PATIENCE = 3000;

type Parts = {
  stored: FormCopies;
  /** Undefined if the browser refuses its storage. */
  session?: Storage;
  /** Undefined on pages without TLS. */
  locks?: LockManager;
};

type DeviceCopies = ReturnType<typeof createDeviceCopies>;

/**
 * The copies in `stored`. Its functions never throw or reject, even if the browser refuses
 * everything.
 */
export function createDeviceCopies(
  { stored, session, locks }: Parts,
) {
  const lockOf = (id: string) => FORM_COPY_PREFIX + id;

  async function readAll(): Promise<DeviceCopy[]> {
    try {
      const all = await stored.list();
      return all.map((copy) => ({ ...copy, values: readValues(copy.values) }) as DeviceCopy);
    } catch (cause) {
      console.warn("The copies of forms on this device cannot be read", cause);
      return [];
    }
  }

  /** The locks of the copies that this or another tab has open. */
  async function heldLocks(): Promise<Set<string | undefined>> {
    try {
      const { held } = await within(PATIENCE, () => locks?.query()) ?? {};
      return new Set(held?.map(({ name }) => name));
    } catch {
      return new Set(); // No answer: two tabs may then be offered the same copy.
    }
  }

  const ownTab = crypto.randomUUID();
  const thisTab = () => tabId(session, ownTab);

  return {
    /**
     * True for a copy written in another tab without an account: the person may be another, so its
     * texts are not shown before somebody claims it.
     */
    isUnclaimed: ({ userId, tab }: DeviceCopy): boolean =>
      userId === undefined && tab !== thisTab(),

    /**
     * Stores a copy, replacing the one with the same id. Resolves to false when it is not stored.
     */
    async store(copy: Omit<DeviceCopy, "tab">): Promise<boolean> {
      try {
        const tab = copy.userId === undefined ? thisTab() : undefined;
        await stored.write({ ...copy, tab });
        return true;
      } catch (error) {
        console.warn("This device has no room for a copy of the form", error);
        return false;
      }
    },

    /** The present copy; undefined once it was removed, or sent. */
    read: async (id: string): Promise<DeviceCopy | undefined> =>
      (await readAll()).find((copy) => copy.id === id),

    /** Removes a copy; resolves to false when the browser gives no access to its storage. */
    remove: (id: string): Promise<boolean> => stored.remove(id).then(() => true, () => false),

    /**
     * The copies of a form that `userId` (undefined: not signed in) may see, newest first: the same
     * user's; those written in this tab before a sign-in; and, without a sign-in, those written in
     * another tab without an account (`isUnclaimed`). Not those that another tab has open.
     */
    async offeredTo(userId: string | undefined, target: string): Promise<DeviceCopy[]> {
      const held = await heldLocks();
      return (await readAll())
        .filter((copy) =>
          copy.target === target && isFor(copy, userId, thisTab()) && !held.has(lockOf(copy.id))
        )
        .sort((a, b) => b.at - a.at);
    },

    /** Marks a copy as open in this tab, until the returned function is called. */
    hold(id: string): () => void {
      let release!: () => void;
      const released = new Promise<void>((resolve) => release = resolve);
      const ask = async () => await locks?.request(lockOf(id), () => released);
      ask().catch(() => {}); // Refused: two tabs may then be offered the same copy.
      return release;
    },

    /** Makes the next page of this tab continue with this copy without a question. */
    resumeLater(id: string): void {
      try {
        session?.setItem(FORM_RESUME_KEY, id);
      } catch {
        // No room: the next page offers the copy instead.
      }
    },

    /** The copy that the page before wanted to continue with, if `userId` may see it; only once. */
    async consumeResumed(
      userId: string | undefined,
      target: string,
    ): Promise<DeviceCopy | undefined> {
      const id = session?.getItem(FORM_RESUME_KEY);
      session?.removeItem(FORM_RESUME_KEY);
      if (!id) return undefined;
      return (await readAll()).find((copy) =>
        copy.id === id && copy.target === target && isFor(copy, userId, thisTab())
      );
    },
  };
}

/**
 * On a shared computer, a copy written by somebody else without an account is not for this account.
 */
const isFor = (copy: DeviceCopy, userId: string | undefined, tab: string): boolean =>
  copy.userId === userId || copy.userId === undefined && copy.tab === tab;

let instance: DeviceCopies | undefined;

/** The copies in this browser. Browser only. */
export const getDeviceCopies = (): DeviceCopies =>
  instance ??= createDeviceCopies({
    stored: getFormCopies(),
    session: getSessionStorage(),
    locks: navigator.locks,
  });
