/**
 * The form of an archive that is there. What is changed in it is a draft on the server until it is
 * published by 'Save Changes'.
 */
import { useEffect, useRef, useState } from "react";
import { api, ApiError, messageOf } from "../../lib/browser/api.ts";
import { NEW_ARCHIVE } from "../../lib/browser/form_copies.ts";
import type { Draft } from "../../lib/model/draft.ts";
import type { Tour } from "../../lib/model/tour.ts";
import { toForm } from "../../lib/model/tour_form.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";
import { Conflict } from "./conflict/conflict.tsx";
import { differences } from "./conflict/differences.ts";
import { VisibilityField } from "./details/visibility_field.tsx";
import { compareWithServer } from "./drafts/compare_copy.ts";
import { type DeviceCopy, getDeviceCopies } from "./drafts/device_copies.ts";
import { DraftConflict } from "./drafts/draft_conflict.tsx";
import { startOfEdit } from "./drafts/edit_start.ts";
import { FormDraftLink } from "./drafts/form_draft_link.tsx";
import { GoneNote, type GoneReason } from "./drafts/gone_note.tsx";
import { useLeaveGuard } from "./drafts/leave_guard.ts";
import { isProblem, saveNote } from "./drafts/notices.ts";
import { RestoreOffer } from "./drafts/restore_offer.tsx";
import { UnpublishedNote } from "./drafts/unpublished_note.tsx";
import { useDeviceCopy } from "./drafts/use_device_copy.ts";
import { useDraftSaver } from "./drafts/use_draft_saver.ts";
import { Editor } from "./editor.tsx";
import { ExportMenu } from "./files/export_menu.tsx";
import type { EditFormProps } from "./form_props.ts";
import { SaveBar } from "./submit/save_bar.tsx";
import { askToSignIn, SignInNote } from "./submit/sign_in_note.tsx";
import { useSubmit } from "./submit/use_submit.ts";
import { useArchiveForm } from "./use_archive_form.ts";
import { isSame, readValues, type TourValues } from "./values.ts";

export function EditForm({ userId, signInHref, ...props }: EditFormProps) {
  const { tour, draft, tiles, threeWords } = props;
  const [start] = useState(() =>
    startOfEdit(props, getDeviceCopies().consumeResumed(userId, tour.id))
  );
  const [copies, setCopies] = useState<DeviceCopy[]>([]);
  const [theirs, setTheirs] = useState(start.theirs);
  const [gone, setGone] = useState<GoneReason>();
  /** The version that this form began from: it is what a save replaces. */
  const base = useRef(start.base);
  const [published] = useState(() => readValues(toForm(tour)));
  const { form, open } = useArchiveForm(start.values);
  const saver = useDraftSaver(form, {
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
    onIdentity: () => copy.store(),
  });
  const copy = useDeviceCopy(form, () => ({
    id: start.copyId,
    hasUnsavedChanges: saver.hasUnsavedChanges(),
    ...saver.isAccountDeleted()
      ? { target: NEW_ARCHIVE }
      : { target: tour.id, userId, revision: base.current.revision, ...saver.identity() },
  }));
  useEffect(() => void copy.store(), [saver.state]);
  useLeaveGuard({
    hasUnsavedChanges: () => !copy.mayLeave() && saver.hasUnsavedChanges(),
    storeCopy: copy.store,
  });

  useEffect(() => {
    getDeviceCopies().offeredTo(userId, tour.id).then((found) =>
      setCopies(found.filter(({ id, values }) => {
        const isNews = !isSame(values, form.getValues());
        if (!isNews) getDeviceCopies().remove(id);
        return isNews;
      }))
    );
  }, []);

  const isPublished = (current: Tour) =>
    differences(form.getValues(), readValues(toForm(current))).length === 0;

  const finish = () => {
    saver.end();
    copy.remove();
    toast({
      title: "Archive Updated",
      description: "Your changes have been saved successfully!",
    });
    visit(`/tour/${tour.id}`);
  };

  const { submit, pending, failure } = useSubmit(form, {
    open,
    async send(input) {
      const { creatorName = "", accessNote = "", imageUrl = "", routeLine = null } = input;
      // The server deletes the draft in the step in which it publishes it.
      const { draftId, draftRevision } = await saver.whenIdle();
      await api<Tour>("PUT", `/api/tours/${tour.id}`, {
        ...input,
        creatorName,
        accessNote,
        imageUrl,
        routeLine,
        revision: base.current.revision,
        draftId,
        draftRevision,
      });
      finish();
    },
    onFailed(error, keep) {
      saver.resume();
      const refused = error instanceof ApiError ? error : undefined;
      const newer = refused?.member<Draft>("currentDraft");
      if (newer) return saver.conflict(newer);
      const current = refused?.member<Tour>("current");
      // The answer to this very save was lost.
      if (current && isPublished(current)) return finish();
      if (current) return setTheirs(current);
      if (refused?.status === 404 || refused?.status === 403) {
        setGone(refused.status === 404 ? "deleted" : "moved");
        return saver.saveNow({ quietly: true });
      }
      if (refused?.status === 401) {
        saver.signedOut(refused);
        return askToSignIn();
      }
      const reason = messageOf(error);
      toast({
        title: "Error",
        description: `Failed to update tour. Please try again. ${reason}`,
        kind: "error",
      });
      keep(`Not published. ${reason}`);
    },
  });

  const setValues = (values: TourValues) => form.reset(values, { keepDefaultValues: true });
  const resolveConflict = (values: TourValues, version: Tour) => {
    base.current = { revision: version.revision, values: readValues(toForm(version)) };
    setValues(values);
    setTheirs(undefined);
    saver.changed();
  };
  const restore = async (found: DeviceCopy) => {
    const compared = await compareWithServer({ ...found, draftId: saver.identity().draftId });
    setValues(found.values);
    hide(found);
    if (compared.copyIs === "stale") saver.conflict(compared.draft);
    else if (found.revision !== undefined && found.revision !== tour.revision) {
      base.current = { revision: found.revision };
      setTheirs(tour);
    }
    saver.changed();
    if (copy.store()) getDeviceCopies().remove(found.id);
  };
  const discardCopy = (found: DeviceCopy) => {
    hide(found);
    getDeviceCopies().remove(found.id);
  };
  const hide = ({ id }: DeviceCopy) => setCopies((all) => all.filter((copy) => copy.id !== id));

  return (
    <>
      <RestoreOffer copies={copies} onRestore={restore} onDiscard={discardCopy} />
      <SignInNote
        shown={saver.state === "signed-out"}
        why={saver.isAccountDeleted() ? "deleted" : "ended"}
        reason={saver.problem.reason}
        hasCopy={copy.isStored}
        // The archive is nobody's any more, or gone.
        href={saver.isAccountDeleted() ? "/api/login?next=%2Fcreate" : signInHref}
      />
      {gone ? <GoneNote why={gone} draft={{ id: saver.identity().draftId }} /> : (
        <UnpublishedNote
          draftId={saver.identity().draftId}
          savedAt={draft?.updatedAt}
          onDiscarded={() => {
            setValues(published);
            base.current = { revision: tour.revision, values: published };
            setTheirs(undefined);
            saver.forget();
            copy.store();
          }}
          onRestored={(restored) => {
            setValues(readValues(restored.draftData));
            saver.adopt(restored);
          }}
        >
          <FormDraftLink form={form} saver={saver} />
        </UnpublishedNote>
      )}
      {theirs && (
        <Conflict
          what="archive"
          base={base.current.values}
          mine={form.getValues()}
          theirs={readValues(toForm(theirs))}
          onResolved={(values) => resolveConflict(values, theirs)}
        />
      )}
      <DraftConflict form={form} saver={saver} />
      <Editor tiles={tiles} threeWords={threeWords} form={form} open={open} onSubmit={submit}>
        <section className="catalogue-card publication-card" aria-label="Publication">
          <VisibilityField />
        </section>
        <SaveBar
          note={failure ?? saveNote(saver.state, copy.isStored, saver.problem.reason)}
          isProblem={failure !== undefined || isProblem(saver.state, copy.isStored)}
        >
          <ExportMenu values={form.getValues} />
          <a className="button" href={`/tour/${tour.id}`}>Cancel</a>
          <button type="submit" className="button primary" disabled={pending}>
            {pending ? "Saving..." : "Save Changes"}
          </button>
        </SaveBar>
      </Editor>
    </>
  );
}
