/** A link that is shown once, with a button to copy it. */
import { useRef, useState } from "react";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("drafts");

/** The address of a page of ours, to be copied. Takes the focus from the button that made it. */
export function CopyableLink({ path }: { path: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<"yes" | "refused">();
  const url = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied("yes");
    } catch {
      setCopied("refused");
      field.current?.focus();
    }
  };
  return (
    <div className="link-text">
      <input
        ref={field}
        className="field"
        readOnly
        autoFocus
        value={url}
        aria-label={t("link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button" onClick={copy}>
        {copied === "yes" ? t("copied") : t("copy")}
      </button>
      {copied === "refused" && <p>{t("copyYourself")}</p>}
    </div>
  );
}
