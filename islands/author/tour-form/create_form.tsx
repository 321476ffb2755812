/**
 * The second step of creating: the form, saved automatically as a draft, until it becomes an
 * archive.
 */
import { ArrowLeft, Save } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { NEW_ARCHIVE } from "../../../lib/device/forms/form_copies.ts";
import type { Draft } from "../../../lib/model/tour/draft.ts";
import { isWorthSaving } from "../../../lib/model/tour/tour_form.ts";
import type { DraftIdentity } from "../../../lib/device/send_draft.ts";
import { confirm } from "../../shell/confirm.ts";
import { recordWith } from "../../../lib/formats/fields/record.ts";
import { normalizeRecord } from "../../../lib/formats/read_record.ts";
import { hasContent } from "../../../lib/formats/report.ts";
import type { DeviceCopy } from "./drafts/device_copies.ts";
import { FormDraftLink } from "./drafts/form_draft_link.tsx";
import { DraftConflict } from "./drafts/draft_conflict.tsx";
import { Editor } from "./editor.tsx";
import { ExportMenu } from "./files/export_menu.tsx";
import { type ImportedFile, readImport, splitImport } from "./files/read_import.ts";
import type { FormProps } from "./form_props.ts";
import { handedInMessage } from "../visibility/handed_in.ts";
import { useSiteServices } from "./site_services.ts";
import { SaveBar } from "./submit/save_bar.tsx";
import { SignInNote } from "./submit/sign_in_note.tsx";
import { usePublication } from "./submit/publication_dialog.tsx";
import { createTourSubmission } from "./submit/tour_submission.ts";
import { useSavedForm } from "./use_saved_form.tsx";
import { unsettledPlaces } from "./place/unsettled_places.ts";
import { toUnfinished, type TourValues } from "./values.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("form");

/** What the form begins from. */
export type FormStart = DraftIdentity & Pick<DeviceCopy, "pendingTour" | "template"> & {
  copyId: string;
  values: TourValues;
  /** True when the server does not have these values. */
  unsaved?: boolean;
  /** The stored draft, if it was saved from elsewhere since these values began from it. */
  newer?: Draft;
  /** Recordings and photographs that become its stops. */
  files?: File[];
};

type Props = FormProps & {
  start: FormStart;
  /** A note about the origin of the form. */
  notes?: ReactNode;
  onBack: () => void;
  /** Opens the archive in a dropped file, with the files beside it, in place of this form. */
  onImported: (file: ImportedFile, others: File[]) => void;
};

export function CreateForm(
  { start, notes, onBack, onImported, userId, signInHref, ...look }: Props,
) {
  const pendingTour = useRef(start.pendingTour);
  const [submitTour] = useState(() =>
    createTourSubmission({
      pending: start.pendingTour,
      onPending(pending) {
        pendingTour.current = pending;
        void copy.store();
      },
    })
  );
  const publication = usePublication();
  const { review } = useSiteServices();
  const { form, open, saver, copy, submit, pending, finish, bar, signIn } = useSavedForm({
    values: start.values,
    userId,
    identity: {
      draftId: start.draftId,
      draftRevision: start.draftRevision,
      savedAt: start.savedAt,
      pendingCreate: start.pendingCreate,
    },
    toDraft(values) {
      if (!isWorthSaving(toUnfinished(values)) && unsettledPlaces(values).length === 0) {
        return undefined;
      }
      const { template, copyId } = start;
      return { title: values.title, draftData: values, templateUsed: template, formId: copyId };
    },
    stored: start.unsaved ? undefined : start.values,
    unsaved: start.unsaved,
    newer: start.newer,
    toCopy: (saver) => ({
      id: start.copyId,
      target: NEW_ARCHIVE,
      at: saver.changedAt(),
      hasUnsavedChanges: saver.hasUnsavedChanges() || pendingTour.current !== undefined,
      userId: saver.isAccountDeleted() ? undefined : userId,
      template: start.template,
      pendingTour: pendingTour.current,
      ...saver.identity(),
    }),
    async review(input, fix) {
      const choice = await publication.ask(input);
      if (!choice) return undefined;
      if ("missing" in choice) return void fix(choice.missing);
      const { visibility, rights } = choice;
      const record = recordWith(form.getValues("record"), "rights", rights);
      form.setValue("visibility", visibility);
      form.setValue("record", record);
      return { ...input, visibility, record: record && normalizeRecord(record) };
    },
    async send(input, draft) {
      const id = await submitTour({ ...input, ...draft });
      const waits = review && input.visibility !== "private";
      finish(id, waits ? handedInMessage() : CREATED(input.title));
    },
    failure: { toast: t("createFailed"), note: t("notCreated") },
  });

  const leave = async () => {
    await copy.store();
    if (saver.hasUnsavedChanges()) await saver.saveNow({ quietly: true });
  };
  const back = async () => {
    await leave();
    onBack();
  };
  const importArchive = async (files: File[]): Promise<File[]> => {
    const { archive, others } = splitImport(files);
    const found = archive && await readImport(archive);
    if (!found || !hasContent(found)) return files;
    const isBlank = !isWorthSaving(toUnfinished(form.getValues()));
    if (isBlank || await confirm(openQuestion(found.name, userId !== undefined))) {
      await leave();
      onImported(found, others);
    }
    return [];
  };

  return (
    <div className="wrap create-page">
      <div className="page-head">
        <button type="button" className="back" onClick={back}>
          <ArrowLeft aria-hidden="true" />
          {t("backToTemplates")}
        </button>
        <h1>{t("createHeading")}</h1>
        <FormDraftLink form={form} saver={saver} />
      </div>
      <SignInNote
        {...signIn}
        why={saver.isAccountDeleted() ? "deleted" : userId === undefined ? undefined : "ended"}
        href={signInHref}
      />
      {notes}
      <DraftConflict form={form} saver={saver} />
      <Editor
        {...look}
        {...{ form, open }}
        target={NEW_ARCHIVE}
        files={start.files}
        onDropped={importArchive}
        onSubmit={submit}
      >
        <SaveBar {...bar}>
          <ExportMenu values={form.getValues} />
          {saver.state !== "signed-out" && (
            <button
              type="button"
              className="button"
              onClick={() => saver.saveNow()}
            >
              <Save aria-hidden="true" />
              <span className="save-label">{t("saveDraft")}</span>
            </button>
          )}
          <button type="submit" className="button primary" aria-disabled={pending || undefined}>
            {pending ? t("creating") : t("createArchive")}
          </button>
        </SaveBar>
      </Editor>
      {publication.dialog}
    </div>
  );
}

const CREATED = (description: string) => ({ title: t("archiveCreated"), description });

const openQuestion = (name: string, isSignedIn: boolean) => ({
  title: t("openAsNew"),
  text: isSignedIn ? t("openKeepsDrafts", { name }) : t("openKeepsDevice", { name }),
  action: t("open"),
});
