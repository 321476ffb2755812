import { useId, useState } from "react";
import type { ReleasableStop } from "../../../lib/model/consent/closed.ts";
import type { Release, ReleaseInput } from "../../../lib/model/consent/release.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { Form } from "../../forms/form.tsx";
import { FieldLine } from "../tour-form/field.tsx";
import { documentIn, errorOf, SendingProgress } from "./document_field.tsx";
import { ReleaseFields } from "./release_fields.tsx";
import { scopeText } from "./scope_text.ts";

const t = texts("releases");

/** The recording that a new release is for. */
type ReleasedRecording = Pick<ReleaseInput, "stopId" | "language" | "recording">;

/** What a form of a release says: its boxes, and a document where one was chosen. */
export type ReleaseValues = {
  terms: Omit<ReleaseInput, keyof ReleasedRecording>;
  of: ReleasedRecording;
  file?: File;
};

/**
 * What became of it: `stale` is the release as somebody else has changed it meanwhile; `saved` is
 * the release that was saved without the document, for the reason that is given.
 */
export type Saved = "done" | "failed" | { stale: Release } | {
  saved: Release;
  documentError: string;
};

type Props = {
  /** The release that is edited; missing for a new one. */
  release?: Release;
  /** For which stops a new release may be. */
  stops?: ReleasableStop[];
  today: string;
  onSave: (
    values: ReleaseValues,
    revision: number | undefined,
    onProgress: (share: number) => void,
  ) => Promise<Saved>;
  /** `isSaved`: something was saved all the same. */
  onCancel?: (isSaved: boolean) => void;
};

/** The form of a release, new or not. Unsaved text stays in it. */
export function ReleaseForm({ release, stops, today, onSave, onCancel }: Props) {
  const id = useId();
  const [share, setShare] = useState<number>();
  const [documentError, setDocumentError] = useState<string>();
  /** The release as the server has it since the form was opened. */
  const [current, setCurrent] = useState<{ release: Release; isOfOther: boolean }>();
  const save = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const error = errorOf(values.file);
    setDocumentError(error);
    if (error) return;
    const saved = await onSave(values, (current?.release ?? release)?.revision, setShare);
    setShare(undefined);
    if (saved === "failed") return;
    if (saved === "done") return form.reset();
    if ("stale" in saved) return setCurrent({ release: saved.stale, isOfOther: true });
    setCurrent({ release: saved.saved, isOfOther: false });
    setDocumentError(saved.documentError);
  };
  const title = release ? t("editRelease", { person: release.person }) : t("addAReleaseTitle");
  return (
    <Form
      className="catalogue-card release-form"
      aria-labelledby={`${id}-title`}
      onSend={save}
      action={release ? t("save") : t("addRelease")}
      working={release ? t("saving") : t("adding")}
      onCancel={onCancel && (() => onCancel(current?.isOfOther === false))}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {current?.isOfOther && <Conflict current={current.release} today={today} />}
      {stops && (
        <FieldLine id={`${id}-stop`} label={t("story")}>
          <select id={`${id}-stop`} name="stopId">
            {stops.map(({ id, label, recording, language }) => {
              const value = [id, recording, language].filter(Boolean).join(" ");
              return <option key={value} value={value}>{label}</option>;
            })}
          </select>
        </FieldLine>
      )}
      <ReleaseFields release={release} documentError={documentError} />
      {share !== undefined && <SendingProgress share={share} />}
    </Form>
  );
}

function Conflict({ current, today }: { current: Release; today: string }) {
  const { person, keeper } = current;
  const scope = scopeText(current, today);
  return (
    <p className="release-conflict" role="alert">
      {t("changedMeanwhile", {
        terms: keeper ? t("termsKept", { person, scope, keeper }) : t("terms", { person, scope }),
      })}
    </p>
  );
}

function valuesOf(form: HTMLFormElement): ReleaseValues {
  const { stopId: chosen = "", file: _, ...terms } = Object.fromEntries(new FormData(form));
  const [stopId, recording, language] = String(chosen).split(" ");
  return {
    terms: terms as ReleaseValues["terms"],
    of: { stopId, recording, language },
    file: documentIn(form),
  };
}
