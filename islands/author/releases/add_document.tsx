import { type FormEvent, useId, useState } from "react";
import { messageOf } from "../../../lib/device/api.ts";
import { DocumentField, documentIn, errorOf, SendingProgress } from "./document_field.tsx";

type Props = {
  /** Sends the document; `onProgress` hears how much has been sent, from 0 to 1. */
  onSend: (file: File, onProgress: (share: number) => void) => Promise<void>;
};

/** The form for the signed document of a release that has no document. */
export function AddDocument({ onSend }: Props) {
  const id = useId();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = documentIn(event.currentTarget);
    const wrong = errorOf(file);
    setError(wrong);
    if (!file || wrong) return;
    setShare(0);
    try {
      await onSend(file, setShare);
    } catch (error) {
      setError(messageOf(error));
    } finally {
      setShare(undefined);
    }
  };
  return (
    <form className="release-form" aria-label="Add the signed document" onSubmit={submit}>
      <DocumentField id={`${id}-file`} label="Signed document" error={error} />
      {share !== undefined && <SendingProgress share={share} />}
      <p className="release-buttons">
        <button type="submit" className="button needs-script" disabled={share !== undefined}>
          {share === undefined ? "Add document" : "Sending…"}
        </button>
      </p>
    </form>
  );
}
