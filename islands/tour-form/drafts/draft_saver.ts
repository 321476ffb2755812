/**
 * Saves a draft by itself: two seconds after the last change, one save at a time, again when it
 * failed.
 */
import { ApiError } from "../../../lib/browser/api.ts";
import {
  type DraftBody,
  type DraftIdentity,
  sendDraft,
  type SendDraftParts,
} from "../../../lib/offline/send_draft.ts";

/** From the last change to the save, in milliseconds. */
export const AUTO_SAVE_DELAY = 2000;

/** 'signed-out': the server does not know who writes. Nothing is sent until it does. */
export type SaveState = "idle" | "waiting" | "saving" | "saved" | "failed" | "signed-out";

type Parts = {
  /** The draft as it is now; undefined while there is nothing worth saving. */
  read(): DraftBody | undefined;
  signedIn: boolean;
  /** What an earlier page knew of this draft. */
  identity?: DraftIdentity;
  onState(state: SaveState): void;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
} & SendDraftParts;

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** The first save creates the draft, later ones update it (`sendDraft`). */
export function createDraftSaver(
  { read, signedIn, identity = {}, onIdentity, onState, request, newKey, ...parts }: Parts,
) {
  const { timers = globalThis } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let changes = 0;
  let savedChanges = 0;
  let ended = false;
  let suspended = false;

  const setIdentity = (next: DraftIdentity) => onIdentity(identity = next);
  const setState = (state: SaveState) => ended || onState(state);
  const cancelTimer = () => timers.clearTimeout(timer);

  const send = (draft: DraftBody) =>
    sendDraft(draft, identity, { onIdentity: setIdentity, request, newKey });

  async function run(): Promise<void> {
    const draft = read();
    if (!draft || ended || suspended || !signedIn) return;
    const upTo = changes;
    setState("saving");
    try {
      await send(draft);
      savedChanges = upTo;
      setState(changes === upTo ? "saved" : "waiting");
    } catch (error) {
      signedIn = !(error instanceof ApiError && error.status === 401);
      setState(signedIn ? "failed" : "signed-out");
    }
  }

  function schedule(): void {
    if (ended || suspended || !signedIn || !read()) return;
    cancelTimer();
    timer = timers.setTimeout(() => saver.save(), AUTO_SAVE_DELAY);
  }

  const saver = {
    /** To be called after each change of the form: saves once there was none for two seconds. */
    changed(): void {
      changes++;
      schedule();
    },
    /**
     * Saves now. During a save, all further calls share one save, which begins when that one has
     * ended, whatever became of it. Never rejects: failures are reported to `onState`.
     */
    save(): Promise<void> {
      cancelTimer();
      if (running) {
        queued ??= running.then(() => {
          queued = undefined;
          return saver.save();
        });
        return queued;
      }
      running = run().finally(() => running = undefined);
      return running;
    },
    /** True when something worth saving was typed that the server does not have. */
    hasUnsavedChanges: () => changes > savedChanges && read() !== undefined,
    /**
     * Waits until no save is under way, and starts none until the next change. Asks once more for
     * the id of a draft whose creation was not answered. Resolves to the draft's id, if there is
     * one.
     */
    async whenIdle(): Promise<string | undefined> {
      cancelTimer();
      await (queued ?? running);
      if (identity.pendingCreate) await saver.save();
      return identity.draftId;
    },
    /** Starts no save until `resume`. Resolves when none is under way. */
    async suspend(): Promise<void> {
      suspended = true;
      cancelTimer();
      await (queued ?? running);
    },
    /** Saves again, after two seconds, what was typed since the last save. */
    resume(): void {
      suspended = false;
      if (saver.hasUnsavedChanges()) schedule();
    },
    /** Ends all saving. */
    end(): void {
      ended = true;
      cancelTimer();
    },
  };
  return saver;
}
