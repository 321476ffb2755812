/** Users' words on our pages: titles and names. */
import type { ReactNode } from "react";
import { textIn } from "../model/text/language.ts";
import { texts } from "../texts/texts.ts";
import { rich } from "./rich.tsx";

const t = texts("shell");

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

/** In characters: longer titles are set smaller, so that the buttons are on the first screen. */
const LONG_TITLE = 40;

/** The heading of an archive's page. */
export const ArchiveTitle = ({ language, children }: { language?: string; children: string }) => (
  <h1 {...textIn(language)} data-long={children.length > LONG_TITLE || undefined}>{children}</h1>
);

/** The creator of an archive; nothing if unknown. */
export const CreatedBy = ({ name }: { name?: string }) =>
  name ? <p className="soft">{rich(t, "createdBy", { name: <Words>{name}</Words> })}</p> : null;
