/**
 * The shared part of creating and editing: the form is saved as a draft and on this device while it
 * is written, until it is sent.
 */
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { ApiError, messageOf } from "../../../lib/device/api.ts";
import type { DraftIdentity } from "../../../lib/device/send_draft.ts";
import type { Draft } from "../../../lib/model/tour/draft.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { toast } from "../../shell/toasts.ts";
import { visit } from "../../shell/visit.ts";
import { useLeaveGuard } from "./drafts/leave_guard.ts";
import { isProblem, saveNote } from "./drafts/notices.ts";
import { useDeviceCopy } from "./drafts/use_device_copy.ts";
import { type FormSaver, useDraftSaver } from "./drafts/use_draft_saver.ts";
import type { ArchiveForm } from "./form_props.ts";
import { resolver } from "./schema.ts";
import { useOpenStops } from "./stops/use_open_stops.ts";
import { askToSignIn } from "./submit/sign_in_note.tsx";
import { SubmitPanel } from "./submit/submit_panel.tsx";
import { useSubmit } from "./submit/use_submit.ts";
import type { TourValues } from "./values.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("form");

type SavedDraft = Pick<DraftIdentity, "draftId" | "draftRevision">;

type Parts = Omit<Parameters<typeof useDraftSaver>[1], "onIdentity"> & {
  /** The initial content of the form. */
  values: TourValues;
  /** Fields of a copy on this device besides the values. */
  toCopy: (saver: FormSaver) => ReturnType<Parameters<typeof useDeviceCopy>[1]>;
  /** Returns the values of the archive that is edited, if it is not a new one. */
  published?: () => TourValues;
  /**
   * Lets the author review the form; resolves to the input to send, or undefined to stop. `fix`
   * leads to fields that the author wants to fill in first.
   */
  review?: (input: TourInput, fix: (paths: string[]) => void) => Promise<TourInput | undefined>;
  /** Sends the form; the server deletes the draft in the same step. */
  send: (input: TourInput, draft: SavedDraft) => Promise<void>;
  /** Handles refusals that only this form has; returns false for others. */
  onRefused?: (error: ApiError) => boolean;
  /** Messages when the form could not be sent: in a toast, and beside the buttons. */
  failure: { toast: string; note: string };
};

/** `finish` ends the form once it is sent; `bar` and `signIn` are for `SaveBar`, `SignInNote`. */
export function useSavedForm(
  { values, toCopy, published, review, send, onRefused, failure: words, ...draft }: Parts,
) {
  const form: ArchiveForm = useForm<TourValues, unknown, TourInput>({
    resolver,
    defaultValues: values,
    // `useSubmit` moves the focus to the first error.
    shouldFocusError: false,
  });
  const open = useOpenStops();
  const saver = useDraftSaver(form, { ...draft, onIdentity: () => void copy.store() });
  const copy = useDeviceCopy(form, () => toCopy(saver));
  useEffect(() => void copy.store(), [saver.state]);
  useLeaveGuard({
    hasUnsavedChanges: () => !copy.mayLeave() && saver.hasUnsavedChanges(),
    storeCopy: copy.store,
  });
  const { submit, pending, failure, submission } = useSubmit(form, {
    open,
    published,
    review,
    async send(input) {
      const { draftId, draftRevision } = await saver.whenIdle();
      await send(input, { draftId, draftRevision });
    },
    onFailed(error, keep) {
      saver.resume();
      const refused = error instanceof ApiError ? error : undefined;
      const newer = refused?.member<Draft>("currentDraft");
      if (newer) return saver.conflict(newer);
      if (refused && onRefused?.(refused)) return;
      if (refused?.status === 401) {
        saver.signedOut(refused);
        return askToSignIn();
      }
      const reason = messageOf(error);
      const description = `${words.toast} ${reason}`;
      toast({ title: t("error"), description, kind: "error" });
      keep(`${words.note} ${reason}`);
    },
  });
  return {
    form,
    open,
    saver,
    copy,
    submit,
    pending,
    finish(tourId: string, said: { title: string; description: string }): void {
      saver.end();
      copy.remove();
      toast(said);
      visit(`/tour/${tourId}`);
    },
    bar: {
      note: failure ?? saveNote(saver.state, copy.isStored, saver.problem.reason),
      isProblem: failure !== undefined || isProblem(saver.state, copy.isStored),
      panel: <SubmitPanel form={form} submission={submission} />,
    },
    signIn: {
      shown: saver.state === "signed-out",
      reason: saver.problem.reason,
      hasCopy: copy.isStored,
    },
  };
}
