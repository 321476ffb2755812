/** Links from the beginning of the table to its stops. */
import { useRef } from "react";
import { Words } from "../../../lib/ui/words.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { anchorOf, type Section } from "./sections.ts";

const t = texts("translating");

export function StopLinks({ sections, language }: { sections: Section[]; language: string }) {
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={fold} className="words-files">
      <summary>{t("goToStop")}</summary>
      <ol role="list" className="words-stops">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${anchorOf(section)}`} onClick={() => fold.current!.open = false}>
              {section.number > 0 && `${section.number}. `}
              {section.number > 0
                ? <Words language={language}>{section.title}</Words>
                : t("theArchive")}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
