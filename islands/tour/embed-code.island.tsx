/** The HTML for showing this archive on other sites, with a button that copies it. */
import { useId, useRef, useState } from "react";
import { ownName } from "../../lib/model/text/language_names.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("tour");

type Props = {
  /** The HTML for each language, by its tag; that of "" where there is only one. */
  codes: Record<string, string>;
  /** The language that is chosen first. */
  current: string;
};

export default function EmbedCode({ codes, current }: Props) {
  const [chosen, setChosen] = useState(current);
  const id = useId();
  const code = codes[chosen];
  const tags = Object.keys(codes);
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome(t("copied"));
    } catch {
      field.current?.focus();
      setOutcome(t("notCopied"));
    }
  };
  return (
    <details className="embed-code">
      <summary>{t("embedArchive")}</summary>
      <p className="soft">{t("embedHint")}</p>
      {tags.length > 1 && (
        <p className="row">
          <label htmlFor={id}>{t("embedLanguage")}</label>
          <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {tags.map((tag) => <option key={tag} value={tag} lang={tag}>{ownName(tag)}</option>)}
          </select>
        </p>
      )}
      <textarea
        ref={field}
        className="citation-text"
        readOnly
        rows={4}
        value={code}
        aria-label={t("embedLabel")}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button" onClick={copy}>{t("copy")}</button>
      <p role="status">{outcome}</p>
    </details>
  );
}
