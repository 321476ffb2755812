import { useId, useState } from "react";
import { texts } from "../../../lib/texts/texts.ts";
import { Form } from "../../forms/form.tsx";
import { DocumentField, documentIn, errorOf, SendingProgress } from "./document_field.tsx";

const t = texts("releases");

type Props = {
  /** Sends the document; `onProgress` hears how much has been sent, from 0 to 1. */
  onSend: (file: File, onProgress: (share: number) => void) => Promise<void>;
};

/** The form for the signed document of a release that has no document. */
export function AddDocument({ onSend }: Props) {
  const id = useId();
  const [share, setShare] = useState<number>();
  const send = async (form: HTMLFormElement) => {
    const file = documentIn(form);
    const wrong = errorOf(file);
    if (!file || wrong) return wrong;
    setShare(0);
    try {
      await onSend(file, setShare);
    } finally {
      setShare(undefined);
    }
  };
  return (
    <Form
      className="release-form"
      aria-label={t("addSignedDocument")}
      onSend={send}
      action={t("addDocument")}
      working={t("sending")}
      isQuiet
    >
      <DocumentField id={`${id}-file`} label={t("signedDocument")} />
      {share !== undefined && <SendingProgress share={share} />}
    </Form>
  );
}
