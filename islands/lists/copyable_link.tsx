/** A link that is handed out once, with a button to copy it. */
import { useState } from "react";

/** The address of a page of ours, to be copied. */
export function CopyableLink({ path }: { path: string }) {
  const [isCopied, setCopied] = useState(false);
  const url = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false); // Not allowed here: the address is there to be selected.
    }
  };
  return (
    <div className="link-text">
      <input
        className="field"
        readOnly
        value={url}
        aria-label="Link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button" onClick={copy}>
        {isCopied ? "Copied" : "Copy"}
      </button>
    </div>
  );
}
