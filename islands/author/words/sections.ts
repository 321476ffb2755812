/** The texts of an archive by the parts in which they are translated: itself, then its stops. */
import type { WordState } from "../../../lib/model/tour/words/units.ts";
import type { WordsUnit } from "../../../lib/model/tour/words/words.ts";

/** The archive itself, or the stop `number`, from 1. `recording` is the original's. */
export type Section = {
  id: string;
  number: number;
  title: string;
  texts: WordsUnit[];
  recording?: WordsUnit;
  /** The key of the length of its recording, where the original has one. */
  lengthKey?: string;
};

/** The name of a part in addresses of the page, such as "stop-3". */
export const anchorOf = ({ number }: Pick<Section, "number">): string => `stop-${number}`;

/** The parts of the archive, in its order. */
export function sectionsOf(units: readonly WordsUnit[]): Section[] {
  const sections = new Map<string, Section>();
  for (const unit of units) {
    const id = unit.stopId ?? "";
    let section = sections.get(id);
    if (!section) {
      const number = sections.size + (sections.has("") ? 0 : 1);
      section = { id, number: id === "" ? 0 : number, title: "", texts: [] };
      sections.set(id, section);
    }
    const [field, ...rest] = fieldsOf(unit);
    if (rest.length === 0 && field === "title") section.title = unit.text;
    if (field === "audioUrl") section.recording = unit;
    else if (field === "audioDuration") section.lengthKey = unit.key;
    else section.texts.push(unit);
  }
  return [...sections.values()];
}

/** The parts of a key without the stop: `["things", "thing", "caption"]`. */
export const fieldsOf = ({ key }: Pick<WordsUnit, "key">): string[] => key.split(":").slice(1);

/** What is shown: all texts, those that are missing, or whose original has changed. */
export const FILTERS = ["all", "missing", "changed"] as const;
export type Filter = typeof FILTERS[number];

/** Whether a text in this state is to be worked on; of all texts, each that is not done. */
export const isOpen = (state: WordState, filter: Filter): boolean =>
  filter === "all" ? state !== "translated" : state === filter;

/** How many texts are translated, and how many of these have another original since. */
export type Progress = { all: number; done: number; changed: number };

export function progressOf(states: readonly WordState[]): Progress {
  const count = (state: WordState) => states.filter((one) => one === state).length;
  return { all: states.length, done: states.length - count("missing"), changed: count("changed") };
}

/** The next text to work on after `from`, and then from the first on; undefined without one. */
export function nextOpen(
  keys: readonly string[],
  from: string | undefined,
  isWanted: (key: string) => boolean,
): string | undefined {
  const start = from === undefined ? 0 : keys.indexOf(from) + 1;
  return [...keys.slice(start), ...keys.slice(0, start)].find(isWanted);
}
