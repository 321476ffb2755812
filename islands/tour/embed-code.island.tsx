/** The HTML for showing this archive on other sites, with a button that copies it. */
import { useRef, useState } from "react";

export default function EmbedCode({ code }: { code: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome("Copied.");
    } catch {
      field.current?.focus();
      setOutcome("This browser doesn’t let the page copy. The text is selected: copy it yourself.");
    }
  };
  return (
    <details className="embed-code">
      <summary>Embed this archive</summary>
      <p className="soft">This HTML shows its map and its stories on another website.</p>
      <textarea
        ref={field}
        className="citation-text"
        readOnly
        rows={4}
        value={code}
        aria-label="HTML to embed this archive"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button" onClick={copy}>Copy</button>
      <p role="status">{outcome}</p>
    </details>
  );
}
