/** The uploads that a form waits for before it is sent, with buttons for each. */
import { CloudUpload } from "lucide-react";
import { useEffect, useReducer, useRef, useState } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import type { Hold } from "../../../../lib/device/uploads/upload_failure.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type { ArchiveForm } from "../form_props.ts";
import { setAside } from "../media/earlier_files.ts";
import { stopIndexOf, type UploadField, uploadFields } from "../media/media_paths.ts";
import { missingReason } from "../media/missing_reason.ts";
import type { Gap } from "./gaps.ts";
import { askToSignIn } from "./sign_in_note.tsx";
import type { Wait } from "./use_submit.ts";

type Props = { form: ArchiveForm; wait: Wait; showStop: (gap: Gap) => void };

export function WaitingPanel({ form, wait, showStop }: Props) {
  const leave = (goOn: () => void) => () => {
    wait.cancel();
    goOn();
  };
  return (
    <section className="submit-panel" aria-label="Waiting">
      {wait.for === "places"
        ? <p role="status">Looking up the locations that you typed…</p>
        : <Files form={form} showStop={(gap) => leave(() => showStop(gap))()} leave={leave} />}
      <button type="button" className="button" onClick={leave(focusSubmit)}>
        Cancel<span className="visually-hidden">and go on editing</span>
      </button>
    </section>
  );
}

type FilesProps = {
  form: ArchiveForm;
  showStop: (gap: Gap) => void;
  leave: (goOn: () => void) => () => void;
};

function Files({ form, showStop, leave }: FilesProps) {
  useSignals();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const changes = form.watch(redraw);
    addEventListener("online", redraw);
    addEventListener("offline", redraw);
    return () => {
      changes.unsubscribe();
      removeEventListener("online", redraw);
      removeEventListener("offline", redraw);
    };
  }, []);
  const { uploads, hold, ready } = getUploadQueue();
  const [isReady, setReady] = useState(false);
  useEffect(() => void ready.then(() => setReady(true)), []);
  const held = hold.value ?? (navigator.onLine ? undefined : "offline");
  const fields = uploadFields(form.getValues());
  /** All awaited files, including those that have arrived. */
  const seen = useRef(new Set<string>());
  for (const { uploadId } of fields) seen.current.add(uploadId);
  const stuck = fields.map((field) => ({ ...field, upload: uploads.value.get(field.uploadId) }))
    .filter(({ upload }) => isReady && missingReason(upload, undefined) !== undefined);
  return (
    <>
      <CloudUpload aria-hidden="true" />
      <div className="waiting-files">
        <p role="status">
          <strong>
            {waitingText(fields.length - stuck.length, seen.current.size, held)}
          </strong>{" "}
          {fields.length > stuck.length &&
            "You can keep writing. What stands in the form then is saved."}
        </p>
        {held === "signed-out" && (
          <button type="button" className="button" onClick={leave(askToSignIn)}>Sign In</button>
        )}
        {stuck.length > 0 && (
          <ul role="list">
            {stuck.map((file) => <StuckFile key={file.path} {...{ form, file, showStop }} />)}
          </ul>
        )}
      </div>
    </>
  );
}

/** "3 of 12 files are still being sent." */
export function waitingText(left: number, all: number, hold: Hold | undefined): string {
  if (left === 0) return "All other files have arrived.";
  const files = all === 1 ? "1 file is" : `${left} of ${all} files ${left === 1 ? "is" : "are"}`;
  if (hold === "offline") return `${files} waiting for a connection.`;
  if (hold === "busy") return `${files} waiting: the server can’t accept files right now.`;
  if (hold === "signed-out") return `${files} waiting for you to sign in.`;
  return `${files} still being sent.`;
}

type StuckProps = {
  form: ArchiveForm;
  file: UploadField & { upload?: ShownUpload };
  showStop: (gap: Gap) => void;
};

function StuckFile({ form, file: { path, kind, upload, uploadId }, showStop }: StuckProps) {
  const stop = stopIndexOf(path);
  const where = stop < 0 ? "Tour Details" : `Stop ${stop + 1}`;
  const again = upload?.step === "paused" ? "Resume" : "Try again";
  const name = upload?.name ?? "";
  const goOnWithout = () => {
    setAside(form, path);
    form.setValue(path, "", { shouldDirty: true });
    form.clearErrors(path);
  };
  return (
    <li role={upload?.step === "failed" ? "alert" : undefined}>
      <p>
        {`${where}: the ${kind}${name && ` “${name}”`} wasn’t sent. `}
        {missingReason(upload, undefined)}
      </p>
      {upload && (
        <button
          type="button"
          className="button"
          onClick={() => getUploadQueue().resume(uploadId)}
        >
          {again}
          <span className="visually-hidden">{name}</span>
        </button>
      )}
      {kind !== "recording"
        ? (
          <button type="button" className="button" onClick={goOnWithout}>
            Go on without it<span className="visually-hidden">{name}</span>
          </button>
        )
        : (
          // A stop must have a recording.
          <button
            type="button"
            className="button"
            onClick={() => showStop({ path, stop, need: "", isEmpty: false })}
          >
            Show stop {stop + 1}
          </button>
        )}
    </li>
  );
}

/** The button that had the focus is gone. */
function focusSubmit(): void {
  document.querySelector<HTMLElement>(".save-actions [type=submit]")?.focus();
}
