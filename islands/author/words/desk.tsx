/** The texts of an archive in their parts, of which one is open, and the bar with the next one. */
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import { texts } from "../../../lib/texts/texts.ts";
import { ArchiveTarget } from "../tour-form/stops/stop_id.ts";
import { LeftTakes } from "../tour-form/takes/left_takes.tsx";
import { FilesPart, type Imported } from "./files_part.tsx";
import { HistoryPart } from "./history_part.tsx";
import { LeftWords } from "./left_words.tsx";
import { SaveBar } from "./save_bar.tsx";
import { type Filter, FILTERS, isOpen, nextOpen } from "./sections.ts";
import { targetOf, useRecordingForm } from "./use_recordings.ts";
import { WordsSection } from "./words_section.tsx";
import type { Desk, Languages, Place } from "./use_words.ts";

const t = texts("translating");

type Props = {
  desk: Desk;
  language: Languages;
  place: Place;
  imported?: Imported;
  onImported: (imported: Imported) => void;
  onBroughtBack: () => void;
};

const NOTHING = { all: "allDone", missing: "nothingMissing", changed: "nothingChanged" } as const;

export function WordsDesk({ desk, language, place, imported, onImported, onBroughtBack }: Props) {
  const form = useRecordingForm(desk, place);
  const { sections, saver } = desk;
  const root = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => sections.flatMap(({ texts }) => texts.map(({ key }) => key)), [desk]);
  const isWanted = (filter: Filter) => (key: string) => isOpen(saver.row(key).state.peek(), filter);
  const [filter, setFilter] = useState<Filter>("all");
  /** What the filter has found: a text stays in its place while somebody works on it. */
  const [found, setFound] = useState<ReadonlySet<string>>();
  const [openId, setOpenId] = useState<string | undefined>(() => {
    const first = nextOpen(keys, undefined, isWanted("all"));
    return sections.find(({ texts }) => texts.some(({ key }) => key === first))?.id ??
      sections[0].id;
  });
  const stopIds = sections.filter(({ number }) => number > 0).map(({ id }) => id);
  const last = useRef<string>(undefined);
  const [said, say] = useState("");

  const sectionOf = (key: string) =>
    sections.find(({ texts }) => texts.some((unit) => unit.key === key))!;
  const choose = (next: Filter) => {
    const matching = next === "all" ? undefined : new Set(keys.filter(isWanted(next)));
    setFilter(next);
    setFound(matching);
    say(matching?.size === 0 ? t(NOTHING[next]) : "");
    const [first] = matching ?? [];
    if (first !== undefined) setOpenId(sectionOf(first).id);
  };
  const goOn = () => {
    const key = nextOpen(keys, last.current, isWanted(filter));
    say(key === undefined ? t(NOTHING[filter]) : "");
    if (key === undefined) return;
    flushSync(() => {
      setOpenId(sectionOf(key).id);
      if (found && !found.has(key)) setFound(new Set([...found, key]));
    });
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    goOn();
  };
  const shown = found
    ? sections.filter(({ texts }) => texts.some(({ key }) => found.has(key)))
    : sections;
  return (
    <FormProvider {...form}>
      <ArchiveTarget value={targetOf(place)}>
        <div ref={root} className="words-desk" onKeyDown={onKeyDown}>
          <LeftWords saver={saver} />
          <LeftTakes open={{ show: (index) => setOpenId(stopIds[index]) }} />
          <div className="transcript-views words-filter" role="group" aria-label={t("shownTexts")}>
            {FILTERS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={filter === one}
                onClick={() => choose(one)}
              >
                {t(one)}
              </button>
            ))}
          </div>
          {shown.length === 0 && <p className="soft">{t(NOTHING[filter])}</p>}
          {shown.map((section) => (
            <WordsSection
              key={section.id}
              {...{ desk, section, language, found }}
              isOpen={section.id === openId}
              toggle={() => setOpenId(section.id === openId ? undefined : section.id)}
              onFocus={(key) => last.current = key}
            />
          ))}
          <FilesPart {...{ desk, language, imported, onImported }} />
          <HistoryPart {...{ desk, language, onBroughtBack }} />
          <SaveBar saver={saver} said={said} goOn={goOn} />
        </div>
      </ArchiveTarget>
    </FormProvider>
  );
}
