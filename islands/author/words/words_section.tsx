/** The archive itself, or a stop: its name with its progress, and its texts while it is open. */
import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide-react";
import { type CSSProperties, memo, useId } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import type { WordsUnit } from "../../../lib/model/tour/words/words.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { RecordingPart } from "./recording_part.tsx";
import { namedTexts } from "./row_names.ts";
import { anchorOf, progressOf, type Section } from "./sections.ts";
import { TextRow } from "./text_row.tsx";
import type { Desk, Languages } from "./use_words.ts";

const t = texts("translating");

type Props = {
  desk: Desk;
  section: Section;
  language: Languages;
  /** Those that the filter shows; all if missing. */
  found?: ReadonlySet<string>;
  /** Whether its texts have their boxes. */
  isOpen: boolean;
  /** Called with its id to open or close it; missing in the table, which shows all texts. */
  toggle?: (id: string) => void;
};

export const WordsSection = memo(function WordsSection(
  { desk, section, language, found, isOpen, toggle }: Props,
) {
  const { saver } = desk;
  const id = useId();
  const isShown = ({ key }: Pick<WordsUnit, "key">) => found?.has(key) ?? true;
  const rows = isOpen ? namedTexts(section.texts).filter(({ unit }) => isShown(unit)) : [];
  const name = <SectionName {...{ section, language, saver }} />;
  return (
    <section
      id={anchorOf(section)}
      className="words-section"
      aria-labelledby={`${id}-title`}
      data-id={section.id}
    >
      <h2 id={`${id}-title`}>
        {toggle
          ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-texts`}
              onClick={() => toggle(section.id)}
            >
              {name}
              <ChevronDown aria-hidden="true" />
            </button>
          )
          : <span>{name}</span>}
      </h2>
      <div id={`${id}-texts`} className="words-texts" hidden={!isOpen && toggle !== undefined}>
        {!isOpen && !toggle && (
          <FarTexts units={section.texts.filter(isShown)} {...{ language, saver }} />
        )}
        {isOpen && !found && section.recording && (
          <RecordingPart {...{ desk, section, language }} recording={section.recording} />
        )}
        {rows.map(({ unit, label, heading }) => (
          <TextRow key={unit.key} {...{ unit, label, heading, language, saver }} />
        ))}
      </div>
    </section>
  );
});

/**
 * The texts of a stop that is far from the view: boxes for the thousands of texts of a long archive
 * would make the page slow. The words are there, so that a search in the page finds them.
 */
const FarTexts = (
  { units, language, saver }: Pick<Props, "language"> & Pick<Desk, "saver"> & {
    units: WordsUnit[];
  },
) => (
  <div className="words-far" style={{ "--rows": units.length } as CSSProperties}>
    <p {...textIn(language.from)}>{units.map(({ text }) => `${text}\n`)}</p>
    <p {...textIn(language.to)}>
      {units.map(({ key }) => `${saver.row(key).text.peek()}\n`)}
    </p>
  </div>
);

function SectionName(
  { section, language, saver }: Pick<Props, "section" | "language"> & Pick<Desk, "saver">,
) {
  const { number, title } = section;
  return (
    <>
      {number > 0 && <Seal n={number} size="small" />}
      <span className="words-name">
        {number > 0
          ? <span {...textIn(language.from)}>{title}</span>
          : <span>{t("theArchive")}</span>}
        <SectionProgress {...{ section, saver }} />
      </span>
    </>
  );
}

function SectionProgress(
  { section: { texts }, saver }: Pick<Props, "section"> & Pick<Desk, "saver">,
) {
  useSignals();
  const { done, all, changed } = progressOf(texts.map(({ key }) => saver.row(key).state.value));
  return (
    <span className="words-progress" data-done={done === all && changed === 0 ? "" : undefined}>
      {changed > 0 ? t("progressChanged", { done, all, changed }) : t("progress", { done, all })}
    </span>
  );
}
