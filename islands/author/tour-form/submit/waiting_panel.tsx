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
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("saving");

type Props = { form: ArchiveForm; wait: Wait; showStop: (gap: Gap) => void };

export function WaitingPanel({ form, wait, showStop }: Props) {
  const leave = (goOn: () => void) => () => {
    wait.cancel();
    goOn();
  };
  return (
    <section className="submit-panel" aria-label={t("waiting")}>
      {wait.for === "places"
        ? <p role="status">{t("lookingUpPlaces")}</p>
        : <Files form={form} showStop={(gap) => leave(() => showStop(gap))()} leave={leave} />}
      <button type="button" className="button" onClick={leave(focusSubmit)}>
        {rich(t, "cancelAndEdit", {
          hidden: (text) => <span className="visually-hidden">{text}</span>,
        })}
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
            t("keepWritingMeanwhile")}
        </p>
        {held === "signed-out" && (
          <button type="button" className="button" onClick={leave(askToSignIn)}>
            {t("signIn")}
          </button>
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
  if (left === 0) return t("otherFilesArrived");
  const key = hold ?? "none";
  return all === 1 ? t(ONE_WAITS[key]) : t(FILES_WAIT[key], { count: left, all });
}

const ONE_WAITS = {
  offline: "oneWaitsOffline",
  busy: "oneWaitsBusy",
  "signed-out": "oneWaitsSignedOut",
  none: "oneIsSent",
} as const;

const FILES_WAIT = {
  offline: "filesWaitOffline",
  busy: "filesWaitBusy",
  "signed-out": "filesWaitSignedOut",
  none: "filesAreSent",
} as const;

type StuckProps = {
  form: ArchiveForm;
  file: UploadField & { upload?: ShownUpload };
  showStop: (gap: Gap) => void;
};

function StuckFile({ form, file: { path, kind, upload, uploadId }, showStop }: StuckProps) {
  const stop = stopIndexOf(path);
  const where = stop < 0 ? t("tourDetails") : t("stopNumbered", { stop: stop + 1 });
  const again = upload?.step === "paused" ? t("resume") : t("tryAgain");
  const name = upload?.name ?? "";
  const reason = missingReason(upload, undefined) ?? "";
  const goOnWithout = () => {
    setAside(form, path);
    form.setValue(path, "", { shouldDirty: true });
    form.clearErrors(path);
  };
  return (
    <li role={upload?.step === "failed" ? "alert" : undefined}>
      <p>
        {t(NOT_SENT[kind][name ? "named" : "nameless"], { where, name, reason })}
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
            {rich(t, "goWithout", {
              name,
              hidden: (text) => <span className="visually-hidden">{text}</span>,
            })}
          </button>
        )
        : (
          // A stop must have a recording.
          <button
            type="button"
            className="button"
            onClick={() => showStop({ path, stop, need: "", isEmpty: false })}
          >
            {t("showStop", { stop: stop + 1 })}
          </button>
        )}
    </li>
  );
}

const NOT_SENT = {
  recording: { named: "recordingNotSent", nameless: "aRecordingNotSent" },
  picture: { named: "pictureNotSent", nameless: "aPictureNotSent" },
  document: { named: "documentNotSent", nameless: "aDocumentNotSent" },
} as const;

/** The button that had the focus is gone. */
function focusSubmit(): void {
  document.querySelector<HTMLElement>(".save-actions [type=submit]")?.focus();
}
