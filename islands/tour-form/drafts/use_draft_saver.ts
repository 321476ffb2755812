/** The draft of the form that is being written, and how its saving goes. */
import { useEffect, useRef, useState } from "react";
import {
  SIGN_OUT_EVENT,
  SIGN_OUT_FAILED_EVENT,
  type SignOut,
} from "../../../lib/browser/sign_out.ts";
import { isWorthSaving } from "../../../lib/model/tour_form.ts";
import type { DraftIdentity } from "../../../lib/offline/send_draft.ts";
import { toast } from "../../shell/toasts.ts";
import type { ArchiveForm } from "../form_props.ts";
import { toUnfinished } from "../values.ts";
import { createDraftSaver, type SaveState } from "./draft_saver.ts";

type Options = {
  signedIn: boolean;
  identity: DraftIdentity;
  template?: string;
  /** True for a form that began with content which the server does not have. */
  unsaved?: boolean;
  /** Called when the draft's identity is another: it should outlive this page. */
  onIdentity: () => void;
};

export function useDraftSaver(
  form: ArchiveForm,
  { signedIn, template, unsaved, onIdentity, ...options }: Options,
) {
  const [state, setState] = useState<SaveState>(signedIn ? "idle" : "signed-out");
  const latest = useRef({ identity: options.identity, isFailureSaid: false });

  const report = (next: SaveState) => {
    // Once, not at each attempt: the note beside the buttons stays.
    if (next === "failed" && !latest.current.isFailureSaid) showFailure();
    if (next !== "saving") latest.current.isFailureSaid = next === "failed";
    setState(next);
  };

  const [saver] = useState(() =>
    createDraftSaver({
      read() {
        const values = form.getValues();
        if (!isWorthSaving(toUnfinished(values))) return undefined;
        return { title: values.title, draftData: values, templateUsed: template };
      },
      signedIn,
      identity: options.identity,
      onIdentity(identity) {
        latest.current.identity = identity;
        onIdentity();
      },
      onState: report,
    })
  );

  useEffect(() => {
    if (unsaved) saver.changed();
    const typing = form.watch(() => saver.changed());
    const retry = () => saver.hasUnsavedChanges() && latest.current.isFailureSaid && saver.save();
    // A save that arrived after the sign-out would be refused.
    const suspend = (event: Event) =>
      (event as CustomEvent<SignOut>).detail.waitUntil(saver.suspend());
    addEventListener("online", retry);
    document.addEventListener(SIGN_OUT_EVENT, suspend);
    document.addEventListener(SIGN_OUT_FAILED_EVENT, saver.resume);
    return () => {
      typing.unsubscribe();
      removeEventListener("online", retry);
      document.removeEventListener(SIGN_OUT_EVENT, suspend);
      document.removeEventListener(SIGN_OUT_FAILED_EVENT, saver.resume);
      saver.whenIdle();
    };
  }, []);

  return {
    state,
    identity: () => latest.current.identity,
    hasUnsavedChanges: saver.hasUnsavedChanges,
    whenIdle: saver.whenIdle,
    end: saver.end,
    signedOut: () => setState("signed-out"),
    /** Saves at once; a failure shows a toast again, unless `quietly`. */
    async saveNow({ quietly = false } = {}): Promise<void> {
      if (!quietly) latest.current.isFailureSaid = false;
      await saver.save();
    },
  };
}

const showFailure = () =>
  toast({
    title: "Save Failed",
    description: "Unable to save your progress. Please try again.",
    kind: "error",
  });
