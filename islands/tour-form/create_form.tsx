/**
 * The second step of creating: the form, saved as a draft by itself, until it becomes an archive.
 */
import { ArrowLeft, Save } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ApiError, messageOf } from "../../lib/browser/api.ts";
import { NEW_ARCHIVE } from "../../lib/browser/form_copies.ts";
import type { Draft } from "../../lib/model/draft.ts";
import { isWorthSaving } from "../../lib/model/tour_form.ts";
import type { DraftIdentity } from "../../lib/offline/send_draft.ts";
import { toast } from "../shell/toasts.ts";
import type { DeviceCopy } from "./drafts/device_copies.ts";
import { FormDraftLink } from "./drafts/form_draft_link.tsx";
import { DraftConflict } from "./drafts/draft_conflict.tsx";
import { useLeaveGuard } from "./drafts/leave_guard.ts";
import { isProblem, saveNote } from "./drafts/notices.ts";
import { useDeviceCopy } from "./drafts/use_device_copy.ts";
import { useDraftSaver } from "./drafts/use_draft_saver.ts";
import { Editor } from "./editor.tsx";
import { ExportMenu } from "./files/export_menu.tsx";
import type { FormProps } from "./form_props.ts";
import { SaveBar } from "./submit/save_bar.tsx";
import { askToSignIn, SignInNote } from "./submit/sign_in_note.tsx";
import { usePublication } from "./submit/use_publication.tsx";
import { createTourSubmission } from "./submit/tour_submission.ts";
import { useSubmit } from "./submit/use_submit.ts";
import { useArchiveForm } from "./use_archive_form.ts";
import { toUnfinished, type TourValues } from "./values.ts";
import { visit } from "../shell/visit.ts";

/** What the form begins from. */
export type FormStart = DraftIdentity & Pick<DeviceCopy, "pendingTour" | "template"> & {
  copyId: string;
  values: TourValues;
  /** True when the server does not have these values. */
  unsaved?: boolean;
  /** The draft, where it was saved from elsewhere since these values began from it. */
  newer?: Draft;
};

type Props = FormProps & {
  start: FormStart;
  /** What there is to say about where the form came from. */
  notes?: ReactNode;
  onBack: () => void;
};

export function CreateForm({ start, notes, onBack, userId, signInHref, ...look }: Props) {
  const { form, open } = useArchiveForm(start.values);
  const saver = useDraftSaver(form, {
    userId,
    identity: {
      draftId: start.draftId,
      draftRevision: start.draftRevision,
      savedAt: start.savedAt,
      pendingCreate: start.pendingCreate,
    },
    toDraft(values) {
      if (!isWorthSaving(toUnfinished(values))) return undefined;
      const { template, copyId } = start;
      return { title: values.title, draftData: values, templateUsed: template, formId: copyId };
    },
    stored: start.unsaved ? undefined : start.values,
    unsaved: start.unsaved,
    newer: start.newer,
    onIdentity: () => copy.store(),
  });
  const pendingTour = useRef(start.pendingTour);
  const copy = useDeviceCopy(form, () => ({
    id: start.copyId,
    target: NEW_ARCHIVE,
    hasUnsavedChanges: saver.hasUnsavedChanges() || pendingTour.current !== undefined,
    userId: saver.isAccountDeleted() ? undefined : userId,
    template: start.template,
    pendingTour: pendingTour.current,
    ...saver.identity(),
  }));
  const [submitTour] = useState(() =>
    createTourSubmission({
      pending: start.pendingTour,
      onPending(pending) {
        pendingTour.current = pending;
        copy.store();
      },
    })
  );
  useEffect(() => void copy.store(), [saver.state]);
  useLeaveGuard({
    hasUnsavedChanges: () => !copy.mayLeave() && saver.hasUnsavedChanges(),
    storeCopy: copy.store,
  });

  const publication = usePublication();
  const { submit, pending, failure } = useSubmit(form, {
    open,
    async review(input) {
      const visibility = await publication.ask(input);
      if (!visibility) return undefined;
      form.setValue("visibility", visibility);
      return { ...input, visibility };
    },
    async send(input) {
      // The server deletes the draft in the step in which it makes the archive.
      const { draftId, draftRevision } = await saver.whenIdle();
      const id = await submitTour({ ...input, draftId, draftRevision });
      saver.end();
      copy.remove();
      toast({ title: "Archive Experience Created", description: input.title });
      visit(`/tour/${id}`);
    },
    onFailed(error, keep) {
      saver.resume();
      const newer = error instanceof ApiError && error.member<Draft>("currentDraft");
      if (newer) return saver.conflict(newer);
      if (error instanceof ApiError && error.status === 401) {
        saver.signedOut(error);
        return askToSignIn();
      }
      const reason = messageOf(error);
      toast({
        title: "Error",
        description: `Failed to create tour. Please try again. ${reason}`,
        kind: "error",
      });
      keep(`Not created. ${reason}`);
    },
  });

  const back = async () => {
    copy.store();
    if (saver.hasUnsavedChanges()) await saver.saveNow({ quietly: true });
    onBack();
  };

  return (
    <div className="wrap create-page">
      <div className="page-head">
        <button type="button" className="back" onClick={back}>
          <ArrowLeft aria-hidden="true" />Back to Templates
        </button>
        <h1>Create an Archive Experience</h1>
        <FormDraftLink form={form} saver={saver} />
      </div>
      <SignInNote
        shown={saver.state === "signed-out"}
        why={saver.isAccountDeleted() ? "deleted" : userId === undefined ? undefined : "ended"}
        reason={saver.problem.reason}
        hasCopy={copy.isStored}
        href={signInHref}
      />
      {notes}
      <DraftConflict form={form} saver={saver} />
      <Editor {...look} form={form} open={open} onSubmit={submit}>
        <SaveBar
          note={failure ?? saveNote(saver.state, copy.isStored, saver.problem.reason)}
          isProblem={failure !== undefined || isProblem(saver.state, copy.isStored)}
        >
          <ExportMenu values={form.getValues} />
          {saver.state !== "signed-out" && (
            <button
              type="button"
              className="button"
              onClick={() => saver.saveNow()}
            >
              <Save aria-hidden="true" />
              <span className="save-label">Save Draft</span>
            </button>
          )}
          <button type="submit" className="button primary" disabled={pending}>
            {pending ? "Creating Archive..." : "Create Archive Experience"}
          </button>
        </SaveBar>
      </Editor>
      {publication.dialog}
    </div>
  );
}
