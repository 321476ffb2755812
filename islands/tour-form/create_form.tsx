/** The second step of creating: the form, saved as a draft by itself, until it becomes an archive. */
import { ArrowLeft, Save } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import { useForm } from "react-hook-form";
import { TourInput } from "../../lib/model/tour.ts";
import { ApiError, messageOf } from "../../lib/browser/api.ts";
import { toast } from "../shell/toasts.ts";
import { Editor } from "./editor.tsx";
import { ExportMenu } from "./files/export_menu.tsx";
import type { FormProps } from "./form_props.ts";
import { SaveBar } from "./save_bar.tsx";
import { resolver } from "./schema.ts";
import { askToSignIn, SignInNote } from "./sign_in_note.tsx";
import { createIdempotentSender } from "./idempotent_create.ts";
import { type ArchiveForm, useDeviceCopy } from "./drafts/use_device_copy.ts";
import { useDraftSaver } from "./drafts/use_draft_saver.ts";
import { useLeaveGuard } from "./drafts/use_leave_guard.ts";
import { useOpenStops } from "./stops/use_open_stops.ts";
import { useSubmit } from "./use_submit.ts";
import type { TourValues } from "./values.ts";
import { visit } from "./visit.ts";

/** What the form begins from. `unsaved`: the server does not have it. */
export type Work = {
  copyId: string;
  values: TourValues;
  draftId?: string;
  template?: string;
  unsaved?: boolean;
};

type Props = FormProps & {
  work: Work;
  /** What there is to say about the file that the form came from. */
  report?: ReactNode;
  onBack: () => void;
};

export function CreateForm({ work, report, onBack, userId, signInHref, ...look }: Props) {
  const form: ArchiveForm = useForm<TourValues, unknown, TourInput>({
    resolver,
    defaultValues: work.values,
    shouldFocusError: false,
  });
  const open = useOpenStops();
  const saver = useDraftSaver(form, work, userId !== undefined);
  const copy = useDeviceCopy(form, () => ({
    id: work.copyId,
    of: "create",
    saved: !saver.isBehind(),
    userId,
    draftId: saver.draftId(),
    template: work.template,
  }));
  const done = useRef(false);
  const sender = useRef(createIdempotentSender());
  useLeaveGuard(
    useCallback(() => !done.current && !copy.isResuming() && saver.isBehind(), []),
  );

  const { submit, pending } = useSubmit(form, {
    open,
    async send(input) {
      // The server deletes the draft in the step in which it makes the archive.
      const draftId = await saver.settle();
      const { id } = await sender.current("/api/tours", { ...input, draftId });
      done.current = true;
      saver.end();
      copy.drop();
      toast({ title: "Archive Experience Created", description: input.title });
      visit(`/tour/${id}`);
    },
    onFailed(error) {
      if (error instanceof ApiError && error.status === 401) {
        saver.signedOut();
        return askToSignIn();
      }
      toast({
        title: "Error",
        description: `Failed to create tour. Please try again. ${messageOf(error)}`,
        kind: "error",
      });
    },
  });

  const back = async () => {
    copy.write();
    if (saver.isBehind()) await saver.saveNow({ quietly: true });
    onBack();
  };

  return (
    <div className="wrap create-page">
      <div className="page-head">
        <button type="button" className="back" onClick={back}>
          <ArrowLeft aria-hidden="true" />Back to Templates
        </button>
        <h1>Create an Archive Experience</h1>
      </div>
      <SignInNote
        shown={saver.state === "signed-out"}
        expired={userId !== undefined}
        href={signInHref}
      />
      {report}
      <Editor {...look} form={form} open={open} onSubmit={submit}>
        <SaveBar note={saver.note}>
          <ExportMenu values={form.getValues} />
          {saver.canSave && (
            <button
              type="button"
              className="button"
              onClick={() => saver.saveNow({})}
            >
              <Save aria-hidden="true" />Save Draft
            </button>
          )}
          <button type="submit" className="button primary" disabled={pending}>
            {pending ? "Creating Archive..." : "Create Archive Experience"}
          </button>
        </SaveBar>
      </Editor>
    </div>
  );
}
