/** Editing an archive: the same form, over a tour that is there. */
import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type Tour, TourInput } from "../../lib/model/tour.ts";
import { toForm } from "../../lib/model/tour_form.ts";
import { api, ApiError } from "../../lib/browser/api.ts";
import { toast } from "../shell/toasts.ts";
import { Conflict } from "./conflict/conflict.tsx";
import { copiesFor, type DeviceCopy, dropCopy, takeResumed } from "./drafts/device_copy.ts";
import { Editor } from "./editor.tsx";
import { ExportMenu } from "./files/export_menu.tsx";
import type { FormProps } from "./form_props.ts";
import { RestoreOffer } from "./drafts/restore_offer.tsx";
import { SaveBar } from "./save_bar.tsx";
import { resolver } from "./schema.ts";
import { askToSignIn, SignInNote } from "./sign_in_note.tsx";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { type ArchiveForm, useDeviceCopy } from "./drafts/use_device_copy.ts";
import { useLeaveGuard } from "./drafts/use_leave_guard.ts";
import { useOpenStops } from "./stops/use_open_stops.ts";
import { useSubmit } from "./use_submit.ts";
import { readValues, type TourValues } from "./values.ts";
import { visit } from "./visit.ts";

type Props = FormProps & { tour: Tour };

export function EditTour(props: Props) {
  const alive = useHydrated();
  return (
    <div className="wrap create-page">
      <div className="page-head">
        <a className="back" href="/admin">
          <ArrowLeft aria-hidden="true" />Back to Admin
        </a>
        <h1>Edit Archive</h1>
      </div>
      {alive ? <EditForm {...props} /> : <div className="catalogue-card skeleton form-skeleton" />}
    </div>
  );
}

function EditForm({ tour, userId, signInHref, ...look }: Props) {
  const [resumed] = useState(() => takeResumed(tour.id));
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
  const done = useRef(false);
  const isChanged = () => JSON.stringify(readValues(form.getValues())) !== original;
  const copy = useDeviceCopy(form, () => ({
    id: copyId,
    of: tour.id,
    saved: !isChanged(),
    userId,
    revision: base.current.revision,
  }));
  useLeaveGuard(useCallback(() => !done.current && !copy.isResuming() && isChanged(), []));

  useEffect(() => {
    copiesFor(tour.id, userId).then((found) => setCopies(found.filter(({ saved }) => !saved)));
  }, []);

  const save = async (input: TourInput) => {
    const { creatorName = "", imageUrl = "" } = input;
    const { revision } = base.current;
    const saved = await api<Tour>("PUT", `/api/tours/${tour.id}`, {
      ...input,
      creatorName,
      imageUrl,
      revision,
    });
    done.current = true;
    copy.drop();
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
      const current = conflicting(error);
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

  const settle = (values: TourValues, version: Tour) => {
    base.current = { revision: version.revision, tour: version };
    form.reset(values, { keepDefaultValues: true });
    setTheirs(undefined);
    copy.write();
  };
  const restore = (kept: DeviceCopy) => {
    base.current.revision = kept.revision ?? base.current.revision;
    form.reset(kept.values, { keepDefaultValues: true });
    discard(kept);
  };
  const discard = ({ id }: DeviceCopy) => {
    dropCopy(id);
    setCopies((all) => all.filter((one) => one.id !== id));
  };

  return (
    <>
      <RestoreOffer copies={copies} onRestore={restore} onDiscard={discard} />
      <SignInNote shown={expired} expired href={signInHref} />
      {theirs && (
        <Conflict
          base={base.current.tour}
          mine={form.getValues()}
          theirs={theirs}
          onSettled={(values) => settle(values, theirs)}
        />
      )}
      <Editor {...look} form={form} open={open} onSubmit={submit}>
        <SaveBar>
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
function conflicting(error: unknown): Tour | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return JSON.parse(error.body).current;
}
