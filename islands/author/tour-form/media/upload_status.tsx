/** An upload: its progress, and its buttons. */
import { CloudOff, FileAudio, Image, Pause, Play, RotateCcw, TriangleAlert, X } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type { Hold } from "../../../../lib/device/uploads/upload_failure.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { FieldError } from "../field.tsx";
import { missingReason, signedOutText } from "./missing_reason.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

type Props = {
  uploadId: string;
  kind: MediaKind;
  label: string;
  /** The error of the field. */
  error?: string;
  onRemove: () => void;
};

export function UploadStatus({ uploadId, kind, label, error, onRemove }: Props) {
  useSignals();
  const queue = getUploadQueue();
  const upload = queue.uploads.value.get(uploadId);
  const hold = queue.hold.value;
  const Icon = kind === "recording" ? FileAudio : Image;
  const reason = missingReason(upload, hold);
  // The note covers waiting uploads, until the author wants to publish.
  const problem = error || upload?.step === "failed" || !upload ? reason : undefined;
  return (
    <div className="card-field upload-field">
      <div className="card-label">
        <span id={`${uploadId}-label`}>{label}</span>
      </div>
      <div className="field-box">
        <div
          className="upload"
          role="group"
          aria-label={upload
            ? t("fieldFile", { label, name: upload.name })
            : t("fieldFileElsewhere", { label })}
          tabIndex={-1}
          data-invalid={error && problem ? "" : undefined}
          data-step={upload?.step}
        >
          <Icon aria-hidden="true" />
          <p className="upload-name">{upload?.name ?? t("fileElsewhere")}</p>
          <UploadActions upload={upload} onRemove={onRemove} />
          {upload?.isActive && (
            <progress value={upload.progress || undefined} max={1} aria-label={stepText(upload)} />
          )}
          {upload && !problem && <p className="upload-note" role="status">{noteOf(upload, hold)}
          </p>}
          {upload && !upload.isStored && (
            <p className="upload-unstored">
              <TriangleAlert aria-hidden="true" />
              {t("noCopyHere")}
            </p>
          )}
        </div>
        {problem && (
          // Announced when it happens; the form's check leads to the field itself.
          <div role={!error && upload?.step === "failed" ? "alert" : undefined}>
            <FieldError id={`${uploadId}-error`}>{problem}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
}

function UploadActions({ upload, onRemove }: { upload?: ShownUpload; onRemove: () => void }) {
  const queue = getUploadQueue();
  const mayPause = upload?.step === "waiting";
  return (
    <div className="upload-actions">
      {mayPause && (
        <IconButton
          label={t("pauseSending", { name: upload.name })}
          onClick={() => queue.pause(upload.id)}
        >
          <Pause aria-hidden="true" />
        </IconButton>
      )}
      {upload?.step === "paused" && (
        <IconButton
          label={t("resumeSending", { name: upload.name })}
          onClick={() => queue.resume(upload.id)}
        >
          <Play aria-hidden="true" />
        </IconButton>
      )}
      {upload?.step === "failed" && (
        <IconButton
          label={t("tryFileAgain", { name: upload.name })}
          onClick={() => queue.resume(upload.id)}
        >
          <RotateCcw aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={upload ? t("removeNamed", { name: upload.name }) : t("removeFile")}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type ButtonProps = { label: string; onClick: () => void; children: React.ReactNode };

const IconButton = ({ label, onClick, children }: ButtonProps) => (
  <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
    {children}
  </button>
);

const HOLD_TEXTS = { offline: "awaitsConnection", busy: "awaitsServer" } as const;

function noteOf(upload: ShownUpload, hold: Hold | undefined): React.ReactNode {
  // Another tab may be sending it while this one waits.
  if (upload.step === "waiting" && hold && !upload.isActive) {
    return (
      <>
        <CloudOff aria-hidden="true" />
        {hold === "signed-out" ? signedOutText() : t(HOLD_TEXTS[hold])}
      </>
    );
  }
  const step = stepText(upload);
  const percent = Math.floor(upload.progress * 100);
  return upload.isActive && upload.progress > 0 ? t("stepPercent", { step, percent }) : step;
}

function stepText({ step, isActive, kind }: ShownUpload): string {
  switch (step) {
    case "preparing":
      if (!isActive) return t("nextToConvert");
      return kind === "recording" ? t("converting") : t("resizing");
    case "waiting":
      return isActive ? t("sending") : t("nextToSend");
    case "paused":
      return t("paused");
    default:
      return "";
  }
}
