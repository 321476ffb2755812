/** An uploaded file, shown instead of its address, with a button to remove it. */
import { FileAudio, Image, X } from "lucide-react";
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { useId } from "react";
import { FieldError } from "../field.tsx";

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

export function StoredFile({ kind, label, address, error, onRemove, ...file }: Props) {
  const id = useId();
  const { name = `Uploaded ${kind}` } = file;
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
          aria-label={`${label}: ${name}`}
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
            aria-label={`Remove ${name}`}
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
