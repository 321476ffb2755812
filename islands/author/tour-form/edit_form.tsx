/**
 * The form of an existing archive. Changes are a draft on the server until 'Save Changes' publishes
 * them.
 */
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { NEW_ARCHIVE } from "../../../lib/device/forms/form_copies.ts";
import { releasableStops } from "../../../lib/model/consent/closed.ts";
import type { HandedInTour } from "../../../lib/model/review/hand_in.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { toForm, wholeUpdate } from "../../../lib/model/tour/tour_form.ts";
import { toast } from "../../shell/toasts.ts";
import { hasContent } from "../../../lib/formats/report.ts";
import { ArchiveConflict } from "./conflict/archive_conflict.tsx";
import { differences } from "./conflict/differences.ts";
import { TranslatedContext } from "./details/translations.tsx";
import { VisibilityField } from "./details/visibility_field.tsx";
import { compareWithServer, unsavedCopies } from "./drafts/compare_copy.ts";
import { type DeviceCopy, getDeviceCopies } from "./drafts/device_copies.ts";
import { DraftConflict } from "./drafts/draft_conflict.tsx";
import { startOfEdit } from "./drafts/edit_start.ts";
import { FormDraftLink } from "./drafts/form_draft_link.tsx";
import { GoneNote, type GoneReason } from "./drafts/gone_note.tsx";
import { RestoreOffer } from "./drafts/restore_offer.tsx";
import { handedInMessage } from "../visibility/handed_in.ts";
import { UnpublishedNote } from "./drafts/unpublished_note.tsx";
import { Editor } from "./editor.tsx";
import { ExportMenu } from "./files/export_menu.tsx";
import { readImport, splitImport } from "./files/read_import.ts";
import type { EditFormProps } from "./form_props.ts";
import { ReleasableContext } from "./releases/releases_field.tsx";
import { stopIdOf } from "./stops/stop_id.ts";
import { SaveBar } from "./submit/save_bar.tsx";
import { SignInNote } from "./submit/sign_in_note.tsx";
import { createUpdateSubmission } from "./submit/update_submission.ts";
import { useSavedForm } from "./use_saved_form.tsx";
import { PresenceNote } from "./together/presence_note.tsx";
import { isSame, readValues, type TourValues } from "./values.ts";
import { to } from "../../../lib/texts/paths.ts";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("form");

/** Refuses an archive in a dropped file here; returns the other files. */
async function refuseArchives(files: File[]): Promise<File[]> {
  const { archive, others } = splitImport(files);
  const found = archive && await readImport(archive);
  if (!found || !hasContent(found)) return files;
  toast({
    title: t("notImported"),
    description: t("dropOnCreate", { name: found.name }),
  });
  return others;
}

/** The words about a save, which names those with whose changes it was put together. */
const saidOf = ({ mergedWith, handedIn }: HandedInTour) => {
  if (handedIn) return handedInMessage();
  const description = mergedWith ? putTogether(mergedWith) : t("changesSaved");
  return { title: t("archiveUpdated"), description };
};

/** "Your changes and those of Ms Park and Mr Bell were put together." */
function putTogether(names: string[]): string {
  const others = new Intl.ListFormat(language()).format(names);
  return others === "" ? t("putTogether") : t("putTogetherWith", { others });
}

type Props = EditFormProps & {
  /** The copy that the page before wanted to continue with. */
  resumed?: DeviceCopy;
  /** The place in the page's head for what comes and goes: it must not move the form. */
  head: HTMLElement | null;
};

export function EditForm({ userId, signInHref, resumed, head, ...props }: Props) {
  const { tour, draft, tiles, isOwner } = props;
  const [start] = useState(() => startOfEdit(props, resumed));
  const [copies, setCopies] = useState<DeviceCopy[]>([]);
  const [theirs, setTheirs] = useState(start.theirs);
  const [save] = useState(() => createUpdateSubmission<TourValues>(`/api/tours/${tour.id}`));
  const [gone, setGone] = useState<GoneReason>();
  /** The version that this form began from, which a save replaces. */
  const base = useRef(start.base);
  const [releasable] = useState(() => ({
    tourId: tour.id,
    isOwner,
    stops: releasableStops(tour.audioStops),
  }));
  const [translated] = useState(() => ({ tourId: tour.id, languages: props.languages }));
  const [published] = useState(() => readValues(toForm(tour)));
  const { form, open, saver, copy, submit, pending, finish, bar, signIn } = useSavedForm({
    values: start.values,
    userId,
    identity: start.identity,
    toDraft(values) {
      if (!saver.identity().draftId && isSame(values, published)) return undefined;
      return {
        title: values.title,
        draftData: values,
        tourId: tour.id,
        tourRevision: base.current.revision,
        formId: start.copyId,
      };
    },
    stored: draft ? readValues(draft.draftData) : published,
    unsaved: start.unsaved,
    newer: start.newer,
    toCopy: (saver) => ({
      id: start.copyId,
      at: saver.changedAt(),
      hasUnsavedChanges: saver.hasUnsavedChanges(),
      ...saver.isAccountDeleted()
        ? { target: NEW_ARCHIVE }
        : { target: tour.id, userId, revision: base.current.revision, ...saver.identity() },
    }),
    published: () => base.current.values ?? published,
    // So that a stop is known again in the answer, or after a lost one.
    review({ audioStops, ...input }) {
      const withIds = audioStops.map((stop, i) => ({ ...stop, id: stopIdOf(form, i) }));
      return Promise.resolve({ ...input, audioStops: withIds });
    },
    async send(input, draft) {
      const body = {
        ...wholeUpdate(input),
        visibility: isOwner ? input.visibility : undefined,
        revision: base.current.revision,
        ...draft,
      };
      const { tour: saved, earlier } = await save(body, form.getValues());
      if (!earlier) return finish(tour.id, saidOf(saved));
      base.current = { ...base.current, values: earlier };
      setTheirs(saved);
      throw new Error(
        "The form as you sent it before is saved. Save again what you have changed since.",
      );
    },
    onRefused(error) {
      const current = error.member<HandedInTour>("current");
      // The answer to this very save was lost.
      if (current && isPublished(current)) finish(tour.id, saidOf(current));
      else if (current) setTheirs(current);
      else if (error.status === 404 || error.status === 403) {
        setGone(error.status === 404 ? "deleted" : "moved");
        saver.saveNow({ quietly: true });
      } else return false;
      return true;
    },
    failure: { toast: t("updateFailed"), note: t("notPublished") },
  });

  useEffect(() => {
    getDeviceCopies().offeredTo(userId, tour.id).then(async (found) => {
      const isNews = ({ values }: DeviceCopy) => !isSame(values, form.getValues());
      for (const copy of found) if (!isNews(copy)) void getDeviceCopies().remove(copy.id);
      setCopies(await unsavedCopies(found.filter(isNews)));
    });
  }, []);

  const isPublished = (current: Tour) =>
    differences(form.getValues(), readValues(toForm(current))).length === 0;

  const setValues = (values: TourValues) => form.reset(values, { keepDefaultValues: true });
  const resolveConflict = (values: TourValues, version: Tour) => {
    base.current = { revision: version.revision, values: readValues(toForm(version)) };
    setValues(values);
    setTheirs(undefined);
    saver.changed();
  };
  const restore = async (found: DeviceCopy) => {
    const compared = await compareWithServer({ ...found, draftId: saver.identity().draftId });
    hide(found);
    if (compared.copyIs === "saved") {
      setValues(readValues(compared.draft.draftData));
      saver.adopt(compared.draft);
      return void getDeviceCopies().remove(found.id);
    }
    setValues(found.values);
    if (compared.copyIs === "stale") saver.conflict(compared.draft);
    else if (found.revision !== undefined && found.revision !== tour.revision) {
      base.current = { revision: found.revision };
      setTheirs(tour);
    }
    saver.changed();
    if (await copy.store()) void getDeviceCopies().remove(found.id);
  };
  const discardCopy = (found: DeviceCopy) => {
    hide(found);
    void getDeviceCopies().remove(found.id);
  };
  const hide = ({ id }: DeviceCopy) => setCopies((all) => all.filter((copy) => copy.id !== id));

  return (
    <>
      <RestoreOffer copies={copies} onRestore={restore} onDiscard={discardCopy} />
      <SignInNote
        {...signIn}
        why={saver.isAccountDeleted() ? "deleted" : "ended"}
        // The archive was deleted, or belongs to somebody else.
        href={saver.isAccountDeleted() ? "/api/login?next=%2Fcreate" : signInHref}
      />
      {gone && <GoneNote why={gone} draft={{ id: saver.identity().draftId }} />}
      {!gone && head && createPortal(
        <UnpublishedNote
          draftId={saver.identity().draftId}
          savedAt={draft?.updatedAt}
          onDiscarded={() => {
            setValues(published);
            base.current = { revision: tour.revision, values: published };
            setTheirs(undefined);
            saver.forget();
            void copy.store();
          }}
          onRestored={(restored) => {
            setValues(readValues(restored.draftData));
            saver.adopt(restored);
          }}
        >
          <FormDraftLink form={form} saver={saver} />
        </UnpublishedNote>,
        head,
      )}
      {theirs && (
        <ArchiveConflict
          key={theirs.revision}
          base={base.current}
          theirs={theirs}
          read={() => {
            const mine = form.getValues();
            return isOwner ? mine : { ...mine, visibility: theirs.visibility };
          }}
          onResolved={(values) => resolveConflict(values, theirs)}
          onMerged={(values) => {
            resolveConflict(values, theirs);
            toast({
              title: t("changesPutTogether"),
              description: t("putTogetherSaveNow"),
            });
          }}
        />
      )}
      <DraftConflict form={form} saver={saver} />
      <PresenceNote form={form} />
      <ReleasableContext value={releasable}>
        <TranslatedContext value={translated}>
          <Editor
            {...{ tiles, form, open }}
            target={tour.id}
            onDropped={refuseArchives}
            onSubmit={submit}
            publication={isOwner && <VisibilityField />}
          >
            <SaveBar {...bar}>
              <ExportMenu
                values={form.getValues}
                releasesOf={isOwner ? tour.id : undefined}
                languagesOf={props.languages.length > 0 ? tour.id : undefined}
              />
              <a className="button" href={to(`/tour/${tour.id}`)}>{t("cancel")}</a>
              <button type="submit" className="button primary" aria-disabled={pending || undefined}>
                {pending ? t("saving") : t("saveChanges")}
              </button>
            </SaveBar>
          </Editor>
        </TranslatedContext>
      </ReleasableContext>
    </>
  );
}
