/** An upload: its progress, and its buttons. */
import { CloudOff, FileAudio, Image, Pause, Play, RotateCcw, TriangleAlert, X } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import type { Hold } from "../../../../lib/device/uploads/upload_failure.ts";
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { FieldError } from "../field.tsx";
import { missingReason, signedOutText } from "./missing_reason.ts";

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
          aria-label={`${label}: ${upload?.name ?? "not on this device"}`}
          tabIndex={-1}
          data-invalid={error && problem ? "" : undefined}
          data-step={upload?.step}
        >
          <Icon aria-hidden="true" />
          <p className="upload-name">{upload?.name ?? "A file on another device"}</p>
          <UploadActions upload={upload} onRemove={onRemove} />
          {upload?.isActive && (
            <progress value={upload.progress || undefined} max={1} aria-label={stepText(upload)} />
          )}
          {upload && !problem && <p className="upload-note" role="status">{noteOf(upload, hold)}
          </p>}
          {upload && !upload.isStored && (
            <p className="upload-unstored">
              <TriangleAlert aria-hidden="true" />
              This device couldn’t store a copy. Keep this page open until the file is sent.
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
  const name = upload?.name ?? "the file";
  const mayPause = upload?.step === "waiting";
  return (
    <div className="upload-actions">
      {mayPause && (
        <IconButton
          label={`Pause sending ${name}`}
          onClick={() => queue.pause(upload.id)}
        >
          <Pause aria-hidden="true" />
        </IconButton>
      )}
      {upload?.step === "paused" && (
        <IconButton
          label={`Resume sending ${name}`}
          onClick={() => queue.resume(upload.id)}
        >
          <Play aria-hidden="true" />
        </IconButton>
      )}
      {upload?.step === "failed" && (
        <IconButton
          label={`Try ${name} again`}
          onClick={() => queue.resume(upload.id)}
        >
          <RotateCcw aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
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

const HOLD_TEXTS: Record<Exclude<Hold, "signed-out">, string> = {
  offline: "Waiting for a connection. The file is sent automatically.",
  busy: "The server can’t accept files right now. The file is sent automatically when it can.",
};

function noteOf(upload: ShownUpload, hold: Hold | undefined): React.ReactNode {
  // Another tab may be sending it while this one waits.
  if (upload.step === "waiting" && hold && !upload.isActive) {
    return (
      <>
        <CloudOff aria-hidden="true" />
        {hold === "signed-out" ? signedOutText() : HOLD_TEXTS[hold]}
      </>
    );
  }
  const percent = upload.isActive && upload.progress > 0
    ? ` ${Math.floor(upload.progress * 100)} %`
    : "";
  return stepText(upload) + percent;
}

function stepText({ step, isActive, kind }: ShownUpload): string {
  switch (step) {
    case "preparing":
      if (!isActive) return "Up next to convert.";
      return kind === "recording" ? "Converting to MP3…" : "Resizing…";
    case "waiting":
      return isActive ? "Sending…" : "Up next to send.";
    case "paused":
      return "Paused.";
    default:
      return "";
  }
}
