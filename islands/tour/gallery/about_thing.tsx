/** The words about a picture or paper in the gallery. */
import { type ReactNode, useState } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { thingFacts } from "../../../lib/ui/tour/thing_facts.tsx";
import type { Slide } from "./stage.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("tour");

/** Its caption and credit; the text of the page, its record and its file unfold or follow. */
export function AboutThing({ slide: { thing, text } }: { slide: Slide }) {
  const { caption, credit, pages, file } = thing;
  const facts = thingFacts(thing);
  if (!caption && !credit && !text && facts.length === 0 && !file) return null;
  return (
    <div className="gallery-foot">
      {caption && <p className="gallery-caption" {...textIn()}>{caption}</p>}
      {credit && <p className="gallery-credit" {...textIn()}>{credit}</p>}
      {/* It stays open from page to page. */}
      {text && (
        <Fold name={pages ? t("textOfPage") : t("textInPicture")}>
          <div className="gallery-text">
            <Paragraphs text={text} />
          </div>
        </Fold>
      )}
      {facts.length > 0 && (
        <Fold name={pages ? t("aboutPaper") : t("aboutPicture")}>
          <Facts facts={facts} />
        </Fold>
      )}
      {file && (
        <p>
          <a href={file} download="">{t("downloadPdf")}</a>
        </p>
      )}
    </div>
  );
}

function Fold({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="gallery-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{name}</summary>
      {children}
    </details>
  );
}
