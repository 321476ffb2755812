/** The note of an archive for visitors who need step-free access. */
import type { ReactNode } from "react";
import { Paragraphs } from "../folded_text.tsx";
import { texts } from "../../texts/texts.ts";

const t = texts("tour");

/** What visitors with wheelchairs or prams should know; nothing without it. */
export const AccessNote = (
  { of: { accessNote, language }, icon }: {
    of: { accessNote?: string; language?: string };
    icon?: ReactNode;
  },
) =>
  accessNote
    ? (
      <section className="access-note" aria-labelledby="access">
        <h2 id="access">{icon}{t("accessibility")}</h2>
        <Paragraphs text={accessNote} language={language} />
      </section>
    )
    : null;
