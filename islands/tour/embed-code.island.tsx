/** The HTML for showing this archive on other sites, with a button that copies it. */
import { useRef, useState } from "react";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("tour");

export default function EmbedCode({ code }: { code: string }) {
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
