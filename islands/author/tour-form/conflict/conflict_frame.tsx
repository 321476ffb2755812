/** The frame of a conflict: it takes the focus, because it appears above the form. */
import { GitCompareArrows } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

type Props = { title: string; text: string; children?: ReactNode; onUse: () => void };

export function ConflictFrame({ title, text, children, onUse }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section className="conflict" aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        <GitCompareArrows aria-hidden="true" />
        {title}
      </h2>
      <p>{text}</p>
      {children}
      <button type="button" className="button primary" onClick={onUse}>
        {t("useThisVersion")}
      </button>
    </section>
  );
}
