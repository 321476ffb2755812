/** The file of a field, shown instead of its address: on its way, or stored. */
import { FileAudio, Image, X } from "lucide-react";
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { type ReactNode, useId } from "react";
import { FieldError } from "../field.tsx";
import type { MediaField } from "./earlier_file.tsx";
import { UploadStatus } from "./upload_status.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

type Props = {
  kind: MediaKind;
  label: string;
  address: string;
  /** Its name on this device; undefined if unknown. */
  name?: string;
  /** The error of the field. */
  error?: string;
  onRemove: () => void;
};

/** True for the address of a stored file. */
export const isStored = (address: string): boolean => address.startsWith("/media/");

type FileProps = Pick<Props, "kind" | "label" | "error" | "name"> & {
  field: MediaField;
  /** The box for an address, where there is no file of ours. */
  children?: ReactNode;
};

export function FieldFile({ field, children, name, ...props }: FileProps) {
  const { uploadId, upload, address, remove } = field;
  if (uploadId) return <UploadStatus {...props} uploadId={uploadId} onRemove={remove} />;
  if (!isStored(address)) return children;
  return <StoredFile {...props} {...{ address }} name={upload?.name ?? name} onRemove={remove} />;
}

function StoredFile({ kind, label, address, error, onRemove, ...file }: Props) {
  const id = useId();
  const { name = kind === "recording" ? t("uploadedRecording") : t("uploadedPicture") } = file;
  const Icon = kind === "recording" ? FileAudio : Image;
  return (
    <div className="card-field upload-field">
      <div className="card-label">
        <span id={`${id}-label`}>{label}</span>
      </div>
      <div className="field-box">
        <div
          className="upload"
          role="group"
          aria-label={t("fieldFile", { label, name })}
          tabIndex={-1}
          data-invalid={error ? "" : undefined}
          data-step="stored"
        >
          <Icon aria-hidden="true" />
          <p className="upload-name">
            <a href={address} target="_blank" rel="noopener">{name}</a>
          </p>
          <button
            type="button"
            className="icon-button"
            aria-label={t("removeNamed", { name })}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}
