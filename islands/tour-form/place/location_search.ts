/** The search for a place: by text, by a suggestion, by the device's own position. */
import { useEffect, useRef, useState } from "react";
import { getLocation } from "../../../lib/browser/location.ts";
import { detectFormat } from "../../../lib/geo/location/detect_format.ts";
import { formatGps } from "../../../lib/geo/location/gps.ts";
import { SUGGESTIONS, type WordsSuggestion } from "../../../lib/model/location.ts";
import type { Position } from "../../../lib/model/position.ts";
import { findPlace, suggestWords } from "./find_place.ts";

/** From the choice of a suggestion to its search, in milliseconds. */
export const CHOICE_DELAY = 100;

/** From the last key to the request for suggestions, in milliseconds. */
export const TYPING_PAUSE = 250;

/**
 * What the box shows. `error` and `found` are for people, and empty while there is nothing to say.
 */
export type SearchState = {
  text: string;
  busy: boolean;
  error: string;
  found: string;
  suggestions: WordsSuggestion[];
};

export const EMPTY_SEARCH: SearchState = {
  text: "",
  busy: false,
  error: "",
  found: "",
  suggestions: [],
};

export type SearchOptions = {
  /** Whether the three-word service has a key. */
  threeWords: boolean;
  /** The reference place of short Plus Codes and suggestions. */
  near: () => Position | undefined;
  onLocated: (at: Position) => void;
};

type Parts = SearchOptions & {
  onState: (state: SearchState) => void;
  find?: typeof findPlace;
  suggest?: typeof suggestWords;
  locate?: () => Promise<Position>;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

/** A search that reports each change of its state. An answer to an earlier question is dropped. */
export function createLocationSearch({ threeWords, near, onLocated, onState, ...parts }: Parts) {
  const {
    find = findPlace,
    suggest = suggestWords,
    locate = () => getLocation().locate(),
    timers = globalThis,
  } = parts;
  let state = EMPTY_SEARCH;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the questions: only the answer to the last one is shown. */
  let question = 0;

  const update = (change: Partial<SearchState>) => onState(state = { ...state, ...change });

  /** Begins another question; returns whether it is still the last one. */
  function begin(change: Partial<SearchState>): () => boolean {
    timers.clearTimeout(timer);
    const mine = ++question;
    update({ busy: false, error: "", found: "", suggestions: [], ...change });
    return () => mine === question;
  }

  function located(at: Position, label = ""): void {
    update({ busy: false, found: [formatGps(at), label].filter(Boolean).join(" · ") });
    onLocated(at);
  }

  async function search(): Promise<void> {
    const isLast = begin({ busy: true });
    const outcome = await find(state.text, near());
    if (!isLast()) return;
    if ("message" in outcome) update({ busy: false, error: outcome.message });
    else located(outcome.location, outcome.location.label);
  }

  const wantsSuggestions = (text: string) =>
    threeWords && text.trim().length > SUGGESTIONS.longerThan && detectFormat(text) === "words";

  return {
    /** The text of the box was changed by hand. */
    type(text: string): void {
      const isLast = begin({ text });
      if (!wantsSuggestions(text)) return;
      timer = timers.setTimeout(async () => {
        const suggestions = await suggest(text, near());
        if (isLast()) update({ suggestions });
      }, TYPING_PAUSE);
    },
    /** Searches for the text of the box. */
    search,
    /** Takes a suggestion, and searches for it. */
    choose(text: string): void {
      begin({ text });
      timer = timers.setTimeout(search, CHOICE_DELAY);
    },
    /** Takes the position of the device. */
    async useMine(): Promise<void> {
      const isLast = begin({ busy: true });
      try {
        const at = await locate();
        if (isLast()) located(at);
      } catch (error) {
        if (isLast()) update({ busy: false, error: (error as Error).message });
      }
    },
    /** Drops what is under way. */
    end(): void {
      timers.clearTimeout(timer);
      question++;
    },
  };
}

/** The state of a location box, and what can be done in it. */
export function useLocationSearch(options: SearchOptions) {
  const [state, setState] = useState(EMPTY_SEARCH);
  /** The search is made once, and must meet the form as it is then. */
  const latest = useRef(options);
  latest.current = options;
  const [search] = useState(() =>
    createLocationSearch({
      threeWords: options.threeWords,
      near: () => latest.current.near(),
      onLocated: (at) => latest.current.onLocated(at),
      onState: setState,
    })
  );
  useEffect(() => search.end, []);
  return { ...state, ...search };
}
