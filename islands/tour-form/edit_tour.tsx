/** Editing an archive: the same form, over a tour that is there. */
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { api, ApiError } from "../../lib/browser/api.ts";
import type { Tour, TourInput } from "../../lib/model/tour.ts";
import { toForm } from "../../lib/model/tour_form.ts";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { toast } from "../shell/toasts.ts";
import { Conflict } from "./conflict/conflict.tsx";
import { VisibilityField } from "./details/visibility_field.tsx";
import { type DeviceCopy, getDeviceCopies } from "./drafts/device_copies.ts";
import { useLeaveGuard } from "./drafts/leave_guard.ts";
import { editNote } from "./drafts/notices.ts";
import { RestoreOffer } from "./drafts/restore_offer.tsx";
import { useDeviceCopy } from "./drafts/use_device_copy.ts";
import { Editor } from "./editor.tsx";
import { ExportMenu } from "./files/export_menu.tsx";
import type { ArchiveForm, EditFormProps } from "./form_props.ts";
import { resolver } from "./schema.ts";
import { useOpenStops } from "./stops/use_open_stops.ts";
import { SaveBar } from "./submit/save_bar.tsx";
import { askToSignIn, SignInNote } from "./submit/sign_in_note.tsx";
import { useSubmit } from "./submit/use_submit.ts";
import { readValues, type TourValues } from "./values.ts";
import { visit } from "../shell/visit.ts";

export function EditTour(props: EditFormProps) {
  const hydrated = useHydrated();
  return (
    <div className="wrap create-page">
      <div className="page-head">
        <a className="back" href={props.back.href} data-back="">
          <ArrowLeft aria-hidden="true" />
          {props.back.label}
        </a>
        <h1>Edit Archive</h1>
      </div>
      {hydrated
        ? <EditForm {...props} />
        : <div className="catalogue-card skeleton form-skeleton" />}
    </div>
  );
}

function EditForm({ tour, userId, signInHref, ...look }: Omit<EditFormProps, "back">) {
  const [resumed] = useState(() => getDeviceCopies().consumeResumed(userId, tour.id));
  const [copyId] = useState(() => resumed?.id ?? crypto.randomUUID());
  const [copies, setCopies] = useState<DeviceCopy[]>([]);
  const [theirs, setTheirs] = useState<Tour>();
  const [expired, setExpired] = useState(false);
  /** The version that this form began from: it is what a save replaces. */
  const base = useRef({ revision: resumed?.revision ?? tour.revision, tour });
  const original = JSON.stringify(readValues(toForm(tour)));
  const form: ArchiveForm = useForm<TourValues, unknown, TourInput>({
    resolver,
    defaultValues: resumed?.values ?? JSON.parse(original),
    shouldFocusError: false,
  });
  const open = useOpenStops();
  const isChanged = () => JSON.stringify(readValues(form.getValues())) !== original;
  const copy = useDeviceCopy(form, () => ({
    id: copyId,
    target: tour.id,
    hasUnsavedChanges: isChanged(),
    userId,
    revision: base.current.revision,
  }));
  useLeaveGuard({
    hasUnsavedChanges: () => !copy.mayLeave() && isChanged(),
    storeCopy: copy.store,
  });

  useEffect(() => {
    getDeviceCopies().offeredTo(userId, tour.id).then(setCopies);
  }, []);

  const save = async (input: TourInput) => {
    const { creatorName = "", accessNote = "", imageUrl = "" } = input;
    const { revision } = base.current;
    const saved = await api<Tour>("PUT", `/api/tours/${tour.id}`, {
      ...input,
      creatorName,
      accessNote,
      imageUrl,
      revision,
    });
    copy.remove();
    toast({
      title: "Archive Updated",
      description: "Your changes have been saved successfully!",
    });
    visit(`/tour/${saved.id}`);
  };

  const { submit, pending } = useSubmit(form, {
    open,
    send: save,
    onFailed(error) {
      const current = conflictingVersion(error);
      if (current) return setTheirs(current);
      if (error instanceof ApiError && error.status === 401) {
        setExpired(true);
        return askToSignIn();
      }
      toast({
        title: "Error",
        description: "Failed to update tour. Please try again.",
        kind: "error",
      });
    },
  });

  const resolveConflict = (values: TourValues, version: Tour) => {
    base.current = { revision: version.revision, tour: version };
    form.reset(values, { keepDefaultValues: true });
    setTheirs(undefined);
    copy.store();
  };
  const restore = (found: DeviceCopy) => {
    base.current.revision = found.revision ?? base.current.revision;
    form.reset(found.values, { keepDefaultValues: true });
    hide(found);
    if (copy.store()) getDeviceCopies().remove(found.id);
  };
  const discard = (found: DeviceCopy) => {
    hide(found);
    getDeviceCopies().remove(found.id);
  };
  const hide = ({ id }: DeviceCopy) => setCopies((all) => all.filter((copy) => copy.id !== id));

  return (
    <>
      <RestoreOffer copies={copies} onRestore={restore} onDiscard={discard} />
      <SignInNote shown={expired} expired hasCopy={copy.isStored} href={signInHref} />
      {theirs && (
        <Conflict
          base={base.current.tour}
          mine={form.getValues()}
          theirs={theirs}
          onResolved={(values) => resolveConflict(values, theirs)}
        />
      )}
      <Editor {...look} form={form} open={open} onSubmit={submit}>
        <section className="catalogue-card" aria-label="Publication">
          <VisibilityField />
        </section>
        <SaveBar note={editNote(copy.isStored)}>
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

/** The tour as it is now, where somebody else has saved it meanwhile. */
function conflictingVersion(error: unknown): Tour | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return JSON.parse(error.body).current;
}
