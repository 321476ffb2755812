/** A link that is shown once, with a button to copy it. */
import { useRef, useState } from "react";

const BY_HAND = "This browser doesn’t let the page copy. The link is selected: copy it yourself.";

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
        aria-label="Link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button" onClick={copy}>
        {copied === "yes" ? "Copied" : "Copy"}
      </button>
      {copied === "refused" && <p>{BY_HAND}</p>}
    </div>
  );
}
