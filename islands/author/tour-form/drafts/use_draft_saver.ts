/** The draft of the open form, and the state of its saving. */
import { useEffect, useRef, useState } from "react";
import {
  SIGN_OUT_EVENT,
  SIGN_OUT_FAILED_EVENT,
  type SignOut,
} from "../../../../lib/device/sign_out.ts";
import type { ApiError } from "../../../../lib/device/api.ts";
import { ACCOUNT_DELETED_KEY } from "../../../../lib/device/storage_keys.ts";
import type { Draft } from "../../../../lib/model/tour/draft.ts";
import type { DraftBody, DraftIdentity } from "../../../../lib/device/send_draft.ts";
import { toast } from "../../../shell/toasts.ts";
import { visitAgain } from "../../../shell/visit.ts";
import type { ArchiveForm } from "../form_props.ts";
import { noteSavedUploads } from "../media/upload_addresses.ts";
import { isSame, readValues, type TourValues } from "../values.ts";
import { createDraftSaver, type SaveProblem, type SaveState } from "./draft_saver.ts";
import { onWake, signedInUser } from "./wake.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

type Options = {
  /** The author's id; undefined without a sign-in. */
  userId?: string;
  identity: DraftIdentity;
  /** The draft of the present form; undefined while there is nothing worth saving. */
  toDraft: (values: TourValues) => DraftBody | undefined;
  /** The server's state of this form. */
  stored?: TourValues;
  /** True for a form that began with content which the server lacks. */
  unsaved?: boolean;
  /** The draft after a save from elsewhere, if that is known from the start. */
  newer?: Draft;
  /** Called when the draft's identity changes, which should survive this page. */
  onIdentity: () => void;
};

export type FormSaver = ReturnType<typeof useDraftSaver>;

export function useDraftSaver(
  form: ArchiveForm,
  { userId, identity, toDraft, stored, unsaved, newer, onIdentity }: Options,
) {
  const [{ state, problem }, setReport] = useState<{ state: SaveState; problem: SaveProblem }>({
    state: userId === undefined ? "signed-out" : "idle",
    problem: {},
  });
  const latest = useRef({ identity, stored, state, isFailureSaid: false });

  const report = (next: SaveState, problem: SaveProblem) => {
    const isFailure = next === "failed" || next === "refused";
    // Once, not at each attempt, because the note beside the buttons stays.
    if (isFailure && !latest.current.isFailureSaid) showFailure();
    if (next !== "saving") latest.current.isFailureSaid = isFailure;
    latest.current.state = next;
    setReport({ state: next, problem });
  };

  const [saver] = useState(() =>
    createDraftSaver({
      read: () => toDraft(form.getValues()),
      signedIn: userId !== undefined,
      identity,
      onIdentity(identity) {
        latest.current.identity = identity;
        onIdentity();
      },
      onState: report,
      isSame: ({ draftData }) => isSame(readValues(draftData), form.getValues()),
      onSaved({ draftData }) {
        latest.current.stored = readValues(draftData);
        noteSavedUploads(draftData);
      },
    })
  );

  const wake = async () => {
    const { state } = latest.current;
    if (state === "failed" || state === "refused") return saver.retry();
    if (state !== "signed-out") return;
    const user = await signedInUser();
    if (user === undefined) return;
    if (user === userId) saver.signIn();
    // In a tab without a sign-in the page is fetched again for the new user, and the form
    // continues.
    else if (userId === undefined && document.visibilityState === "hidden") await visitAgain();
  };

  useEffect(() => {
    if (newer) saver.conflict(newer);
    if (unsaved) saver.changed();
    const typing = form.watch(() => saver.changed());
    // A save that arrived after the sign-out would be refused.
    const suspend = (event: Event) =>
      (event as CustomEvent<SignOut>).detail.waitUntil(saver.suspend());
    const stopWaking = onWake(wake);
    // In another tab.
    const deleted = ({ key, newValue }: StorageEvent) => {
      if (key === ACCOUNT_DELETED_KEY && newValue === userId) saver.accountDeleted();
    };
    addEventListener("storage", deleted);
    document.addEventListener(SIGN_OUT_EVENT, suspend);
    document.addEventListener(SIGN_OUT_FAILED_EVENT, saver.resume);
    return () => {
      typing.unsubscribe();
      stopWaking();
      removeEventListener("storage", deleted);
      document.removeEventListener(SIGN_OUT_EVENT, suspend);
      document.removeEventListener(SIGN_OUT_FAILED_EVENT, saver.resume);
      saver.whenIdle();
    };
  }, []);

  return {
    state,
    problem,
    identity: () => latest.current.identity,
    /** The server's state when this form last saved or loaded; undefined before the first save. */
    stored: () => latest.current.stored,
    hasUnsavedChanges: saver.hasUnsavedChanges,
    whenIdle: saver.whenIdle,
    changed: saver.changed,
    changedAt: saver.changedAt,
    /** Saves automatically again, after `whenIdle`. */
    resume: saver.resume,
    conflict: saver.conflict,
    /** Continues with a stored draft that equals the form. */
    adopt(draft: Draft): void {
      latest.current.stored = readValues(draft.draftData);
      saver.adopt(draft);
    },
    /** Continues without a draft, because it was discarded. */
    forget: () => saver.adopt(),
    end: saver.end,
    signedOut: ({ detail }: ApiError) => saver.signedOut(detail),
    /** True once the author's account was deleted, so that the form has no owner. */
    isAccountDeleted: saver.isAccountDeleted,
    /** Puts the decision into the form, and saves it in place of `current`. */
    resolve(values: TourValues, current: Draft): void {
      latest.current.stored = readValues(current.draftData);
      form.reset(values, { keepDefaultValues: true });
      saver.resolve(current);
    },
    /** Saves at once; a failure shows a toast again, unless `quietly`. */
    async saveNow({ quietly = false } = {}): Promise<void> {
      if (!quietly) latest.current.isFailureSaid = false;
      await saver.save();
    },
  };
}

const showFailure = () =>
  toast({
    title: t("saveFailed"),
    description: t("saveFailedText"),
    kind: "error",
  });
