/** A part of what is open: a line that says what it has, and its fields below. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import type { Part as PartName } from "../../../../lib/model/tour/fields/field.ts";
import { openParts, turnPart } from "./open_parts.ts";
import { type TextKey, texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

/** The story is always open. */
type FoldedName = Exclude<PartName, "story">;

const TITLES = {
  place: "partPlace",
  pictures: "partPictures",
  record: "partRecord",
} as const satisfies Record<FoldedName, TextKey<"form">>;

type Props = {
  name: FoldedName;
  summary: ReactNode;
  /** A button on its closed line, for a hand in the street. */
  quick?: ReactNode;
  children: ReactNode;
};

/** Its fields are there while it is closed, too: places that were typed are looked up in them. */
export function Part({ name, summary, quick, children }: Props) {
  useSignals();
  const isOpen = openParts.value.has(name);
  return (
    <div className="part" data-part={name}>
      <div className="part-line">
        <h3>
          <button
            type="button"
            className="part-toggle"
            aria-expanded={isOpen}
            onClick={() => turnPart(name, !isOpen)}
          >
            <span className="part-title">{t(TITLES[name])}</span>
            {!isOpen && <span className="soft">{summary}</span>}
            <ChevronDown aria-hidden="true" />
          </button>
        </h3>
        {!isOpen && quick}
      </div>
      <div className="part-fields" hidden={!isOpen}>{children}</div>
    </div>
  );
}
