/** The archive itself, or a stop: its name with its progress, and its texts while it is open. */
import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { RecordingPart } from "./recording_part.tsx";
import { namedTexts } from "./row_names.ts";
import { progressOf, type Section } from "./sections.ts";
import { TextRow } from "./text_row.tsx";
import type { Desk, Languages } from "./use_words.ts";

const t = texts("translating");

type Props = {
  desk: Desk;
  section: Section;
  language: Languages;
  /** Those that the filter shows; all if missing. */
  found?: ReadonlySet<string>;
  isOpen: boolean;
  toggle: () => void;
  /** Called with the key of the text that somebody works on. */
  onFocus: (key: string) => void;
};

export function WordsSection({ desk, section, language, ...props }: Props) {
  const { saver } = desk;
  const { found, isOpen, toggle, onFocus } = props;
  const id = useId();
  const { number, title } = section;
  const rows = isOpen
    ? namedTexts(section.texts).filter(({ unit }) => found?.has(unit.key) ?? true)
    : [];
  return (
    <section className="words-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <button type="button" aria-expanded={isOpen} aria-controls={`${id}-texts`} onClick={toggle}>
          {number > 0 && <Seal n={number} size="small" />}
          <span className="words-name">
            {number > 0
              ? <span {...textIn(language.from)}>{title}</span>
              : <span>{t("theArchive")}</span>}
            <SectionProgress {...{ section, saver }} />
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      </h2>
      <div id={`${id}-texts`} className="words-texts" hidden={!isOpen}>
        {isOpen && !found && section.recording && (
          <RecordingPart {...{ desk, section, language }} recording={section.recording} />
        )}
        {rows.map(({ unit, label, heading }) => (
          <TextRow
            key={unit.key}
            {...{ unit, label, heading, language, saver, onFocus }}
          />
        ))}
      </div>
    </section>
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
