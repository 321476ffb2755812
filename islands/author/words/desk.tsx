/** The texts of an archive in their parts, one or all open, and the bar with the next text. */
import { useSignals } from "@preact/signals-react/runtime";
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import { getLocalStorage } from "../../../lib/device/storage.ts";
import { ALL_STOPS_KEY } from "../../../lib/device/storage_keys.ts";
import { createStoredChoice } from "../../../lib/device/stored_choice.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { ArchiveTarget } from "../tour-form/stops/stop_id.ts";
import { LeftTakes } from "../tour-form/takes/left_takes.tsx";
import { bringIntoView } from "./bring_into_view.ts";
import { FilesPart, type Imported } from "./files_part.tsx";
import { HistoryPart } from "./history_part.tsx";
import { LeftWords } from "./left_words.tsx";
import { SaveBar } from "./save_bar.tsx";
import { anchorOf, type Filter, FILTERS, isOpen, nextOpen, type Section } from "./sections.ts";
import { StopLinks } from "./stop_links.tsx";
import { useDrawn } from "./use_drawn.ts";
import { targetOf, useRecordingForm } from "./use_recordings.ts";
import { WordsSection } from "./words_section.tsx";
import type { Desk, Languages, Place } from "./use_words.ts";

const t = texts("translating");

/** Whether all stops are shown, one below the other, instead of one. */
const allStops = createStoredChoice(getLocalStorage(), ALL_STOPS_KEY);

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
  useSignals();
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
  const isTable = allStops.isOn.value;
  const { drawn, draw, begin } = useDrawn(root, isTable);
  const last = useRef<string>(undefined);
  const [said, say] = useState("");

  const sectionOf = (key: string) =>
    sections.find(({ texts }) => texts.some((unit) => unit.key === key))!;
  const choose = (next: Filter) => {
    const matching = next === "all" ? undefined : new Set(keys.filter(isWanted(next)));
    setFilter(next);
    setFound(matching);
    begin();
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
      draw(sectionOf(key).id);
      if (found && !found.has(key)) setFound(new Set([...found, key]));
    });
    const box = root.current!.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)!;
    box.focus({ preventScroll: true });
    bringIntoView(box);
  };
  const show = (section: Section) => {
    setOpenId(section.id);
    draw(section.id);
    const element = document.getElementById(anchorOf(section));
    if (element) bringIntoView(element, { toTop: true });
  };
  useEffect(() => {
    const openLinked = () => {
      const linked = sections.find((one) => location.hash === `#${anchorOf(one)}`);
      if (linked) show(linked);
    };
    openLinked();
    addEventListener("hashchange", openLinked);
    return () => removeEventListener("hashchange", openLinked);
  }, [desk]);
  const toggle = useCallback((id: string) => setOpenId((now) => now === id ? undefined : id), []);
  const showAll = (on: boolean) => {
    if (last.current !== undefined) setOpenId(sectionOf(last.current).id);
    allStops.set(on);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = target.dataset.key ?? last.current;
    const { id } = target.closest<HTMLElement>("[data-id]")?.dataset ?? {};
    const at = shown.findIndex((section) => section.id === id);
    // However quickly Tab is pressed, the boxes to which it leads on are there.
    if (at >= 0) draw(...shown.slice(Math.max(0, at - 1), at + 2).map(({ id }) => id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    goOn();
  };
  const shown = found
    ? sections.filter(({ texts }) => texts.some(({ key }) => found.has(key)))
    : sections;
  const stops = sections.filter(({ number }) => number > 0);
  return (
    <FormProvider {...form}>
      <ArchiveTarget value={targetOf(place)}>
        <div
          ref={root}
          className="words-desk"
          data-table={isTable || undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <LeftWords saver={saver} />
          <LeftTakes open={{ show: (index) => show(stops[index]) }} />
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
          <label className="choice">
            <input
              type="checkbox"
              checked={isTable}
              onChange={({ currentTarget }) => showAll(currentTarget.checked)}
            />
            {t("allStops")}
          </label>
          {isTable && <StopLinks sections={shown} language={language.from} />}
          {shown.length === 0 && <p className="soft">{t(NOTHING[filter])}</p>}
          {shown.map((section) => (
            <WordsSection
              key={section.id}
              {...{ desk, section, language, found }}
              isOpen={isTable ? drawn.has(section.id) : section.id === openId}
              toggle={isTable ? undefined : toggle}
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
