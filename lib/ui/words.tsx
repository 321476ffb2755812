/** Users' words on our pages: titles and names. */
import type { ReactNode } from "react";
import { textIn } from "../model/text/language.ts";
import { Paragraphs } from "./folded_text.tsx";

/**
 * A name or a title within other text: neither changes the direction of the other's punctuation.
 * `language` is its BCP 47 tag, where that is known.
 */
export const Words = ({ language, children }: { language?: string; children: ReactNode }) => (
  <bdi {...textIn(language)}>{children}</bdi>
);

/** The content warning of a story; nothing without one. */
export const ContentWarning = (
  { of: { contentWarning, language } }: { of: { contentWarning?: string; language?: string } },
) =>
  contentWarning ? <p className="content-warning" {...textIn(language)}>{contentWarning}</p> : null;

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
        <h2 id="access">{icon}Accessibility</h2>
        <Paragraphs text={accessNote} language={language} />
      </section>
    )
    : null;

/** In characters: longer titles are set smaller, so that the buttons are on the first screen. */
const LONG_TITLE = 40;

/** The heading of an archive's page. */
export const ArchiveTitle = ({ language, children }: { language?: string; children: string }) => (
  <h1 {...textIn(language)} data-long={children.length > LONG_TITLE || undefined}>{children}</h1>
);

/** The creator of an archive; nothing if unknown. */
export const CreatedBy = ({ name }: { name?: string }) =>
  name
    ? (
      <p className="soft">
        Created by <Words>{name}</Words>
      </p>
    )
    : null;
