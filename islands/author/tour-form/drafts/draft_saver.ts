/**
 * Saves a draft automatically: two seconds after the last change, ten after the first one that is
 * not saved, one save at a time, again after a failure.
 */
import { afterPause } from "../../../../lib/model/after_pause.ts";
import { ApiError, isForLater, messageOf } from "../../../../lib/device/api.ts";
import { createRetries } from "../../../../lib/device/retries.ts";
import type { Draft } from "../../../../lib/model/tour/draft.ts";
import { saysBlocked, saysDeleted } from "../../../../lib/model/account/user.ts";
import {
  type DraftBody,
  DraftConflict,
  type DraftIdentity,
  sendDraft,
  type SendDraftParts,
} from "../../../../lib/device/send_draft.ts";

/** From the last change to the save, in milliseconds. */
export const AUTO_SAVE_DELAY = 2000;

/** From the first change that is not saved to the save, in milliseconds, however long one types. */
export const LONGEST_WAIT = 10_000;

/** From a failed save to the next attempt, in milliseconds; longer each time (`createRetries`). */
export const FIRST_RETRY = 5000;

/**
 * 'waiting': there are changes that are not saved yet. 'failed': it is tried again automatically.
 * 'refused': the server does not accept the draft as it is. 'signed-out': the server does not know
 * the author. 'conflict': the draft was saved from elsewhere since. In the last two nothing is sent
 * until `signedIn` or `resolve` is called.
 */
export type SaveState =
  | "idle"
  | "waiting"
  | "saving"
  | "saved"
  | "failed"
  | "refused"
  | "signed-out"
  | "conflict";

/** Why a draft is not saved, for people, and for a conflict the stored draft. */
export type SaveProblem = { reason?: string; current?: Draft };

type Parts = {
  /** The present draft; undefined while there is nothing worth saving. */
  read(): DraftBody | undefined;
  signedIn: boolean;
  /** An earlier page's knowledge of this draft. */
  identity?: DraftIdentity;
  onState(state: SaveState, problem: SaveProblem): void;
  /** Whether the form equals a draft that was saved from elsewhere. */
  isSame?(draft: Draft): boolean;
  /** Called with the server's state after each save. */
  onSaved?(draft: DraftBody): void;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
  now?: () => number;
} & SendDraftParts;

type DraftSaver = ReturnType<typeof createDraftSaver>;

/** The first save creates the draft, later ones update it (`sendDraft`). */
export function createDraftSaver(
  { read, signedIn, identity = {}, onIdentity, onState, request, newKey, ...parts }: Parts,
) {
  const { isSame, onSaved, timers = globalThis, now = Date.now } = parts;
  const waits = { pause: AUTO_SAVE_DELAY, longest: LONGEST_WAIT, timers };
  const afterChanges = afterPause(() => void saver.save(), waits);
  const retries = createRetries(() => void saver.save(), { first: FIRST_RETRY, timers });
  let state: SaveState = signedIn ? "idle" : "signed-out";
  let changedAt = now();
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let changes = 0;
  let savedChanges = 0;
  let isAnswered = true;
  let ended = false;
  let suspended = false;
  let inConflict = false;
  let isDeleted = false;

  const setIdentity = (next: DraftIdentity) => onIdentity(identity = next);
  const setState = (next: SaveState, problem: SaveProblem = {}) => {
    state = next;
    if (!ended) onState(state, problem);
  };
  const cancelTimers = () => {
    afterChanges.cancel();
    retries.cancel();
  };
  const isPaused = () => ended || suspended || inConflict || !signedIn;

  async function run(): Promise<void> {
    if (isPaused()) return;
    const form = read();
    if (!form) return state === "waiting" ? setState("idle") : undefined;
    const draft = { ...form, formChangedAt: new Date(changedAt).toISOString() };
    const upTo = changes;
    setState("saving");
    try {
      await sendDraft(draft, identity, { onIdentity: setIdentity, request, newKey });
      retries.reset();
      isAnswered = true;
      savedChanges = upTo;
      onSaved?.(draft);
      setState(changes === upTo ? "saved" : "waiting");
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    isAnswered = error instanceof ApiError && error.status < 500;
    if (error instanceof DraftConflict) return saver.conflict(error.current);
    if (error instanceof ApiError && error.status === 401) return saver.signedOut(error.detail);
    const isRefused = error instanceof ApiError && !isForLater(error.status);
    setState(isRefused ? "refused" : "failed", { reason: messageOf(error) });
    if (isRefused) return;
    if (isPaused()) return;
    cancelTimers();
    retries.after(error);
  }

  function saveSoon(): void {
    if (isPaused()) return;
    retries.cancel();
    afterChanges.call();
    // After a failure the reason stays.
    if ((state === "idle" || state === "saved") && read()) setState("waiting");
  }

  const saver = {
    /**
     * To be called after each change of the form: saves after two seconds without one, and ten
     * seconds after the first one that is not saved.
     */
    changed(): void {
      changes++;
      // A clock that is set back makes no later change an earlier one.
      changedAt = Math.max(changedAt, now());
      saveSoon();
    },
    /** When the form was last changed, in milliseconds since 1970. */
    changedAt: () => changedAt,
    /**
     * Saves now. During a save, all further calls share one save, which begins when that one has
     * ended, successful or not. Never rejects: failures are reported to `onState`.
     */
    save(): Promise<void> {
      cancelTimers();
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
    /** Saves now the changes that wait for a better connection, or were refused. */
    retry(): void {
      if (saver.hasUnsavedChanges()) saver.save();
    },
    /** True when the form has changes worth saving that the server lacks. */
    hasUnsavedChanges: () => changes > savedChanges && read() !== undefined,
    /**
     * Waits until no save is under way, and starts none until the next change, or `resume`. A save
     * whose answer was lost is repeated, so that draft and revision are known. Resolves to the
     * draft's identity.
     */
    async whenIdle(): Promise<DraftIdentity> {
      cancelTimers();
      await (queued ?? running);
      if (identity.pendingCreate || !isAnswered) await saver.save();
      cancelTimers();
      return identity;
    },
    /** Starts no save until `resume`. Resolves when none is under way. */
    async suspend(): Promise<void> {
      suspended = true;
      cancelTimers();
      await (queued ?? running);
    },
    /** Saves changes made since the last save, after two seconds. */
    resume(): void {
      suspended = false;
      if (saver.hasUnsavedChanges()) saveSoon();
    },
    /**
     * Nobody is signed in any more. `detail` is the server's message, which has the reason if the
     * account is blocked.
     */
    signedOut(detail = ""): void {
      if (saysDeleted(detail)) return saver.accountDeleted();
      signedIn = false;
      cancelTimers();
      setState("signed-out", saysBlocked(detail) ? { reason: detail } : {});
    },
    /** The account and all of its drafts were deleted: only the form has the text now. */
    accountDeleted(): void {
      [isDeleted, signedIn, inConflict] = [true, false, false];
      savedChanges = -1;
      cancelTimers();
      setIdentity({});
      setState("signed-out");
    },
    isAccountDeleted: () => isDeleted,
    /** Continues after the session had ended: the same person has signed in again. */
    signIn(): void {
      signedIn = true;
      setState("idle");
      saver.retry();
    },
    /** Saves nothing until the author has decided between the stored draft and this form. */
    conflict(current: Draft): void {
      // Two tabs have made the same change, such as filling in the address of an uploaded file.
      if (isSame?.(current)) {
        onSaved?.(current);
        return saver.adopt(current);
      }
      inConflict = true;
      cancelTimers();
      setState("conflict", { current });
    },
    /** Saves the decision, which replaces `current`. */
    resolve({ id, revision }: Draft): void {
      inConflict = false;
      isAnswered = true;
      setIdentity({ draftId: id, draftRevision: revision });
      setState("waiting");
      saver.changed();
    },
    /** Continues with a stored draft that equals the form; without one, a change makes one. */
    adopt(draft?: Draft): void {
      cancelTimers();
      inConflict = false;
      savedChanges = changes;
      setIdentity(draft ? { draftId: draft.id, draftRevision: draft.revision } : {});
      setState("idle");
    },
    /** Ends all saving. */
    end(): void {
      ended = true;
      cancelTimers();
    },
  };
  return saver;
}
