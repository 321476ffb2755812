/** The search for a place: by text, by a suggestion, by the device's own position. */
import { getLocation } from "../../../../lib/device/location/location.ts";
import { detectFormat } from "../../../../lib/geo/location/detect_format.ts";
import { formatGps } from "../../../../lib/geo/location/gps.ts";
import {
  LOCATION_MESSAGES,
  type ParsedLocation,
  SUGGESTIONS,
  type WordsSuggestion,
} from "../../../../lib/model/tour/location.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { findPlace, type Outcome, suggestWords } from "./find_place.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

/** From the choice of a suggestion to its search, in milliseconds. */
export const CHOICE_DELAY = 100;

/** From the last key to the request for suggestions, in milliseconds. */
export const TYPING_PAUSE = 250;

/**
 * From leaving the box to the search, in milliseconds: some browsers do not focus a pressed button,
 * and a press on a suggestion does not leave the box.
 */
export const LEAVING_DELAY = 300;

/**
 * The time limit of a request in milliseconds: saving the form waits for the answer, and a lost
 * network may never give one. Our server answers sooner, whatever its services do.
 */
export const PATIENCE = 20_000;

/** The state of the box. `error` and `found` are for people, and empty without a message. */
type SearchState = {
  text: string;
  busy: boolean;
  error: string;
  found: string;
  suggestions: WordsSuggestion[];
  /** The places that the text may mean, one of which is to be chosen. */
  choices: ParsedLocation[];
  /** The text may also be an address. */
  mayBeAddress: boolean;
};

export const EMPTY_SEARCH: SearchState = {
  text: "",
  busy: false,
  error: "",
  found: "",
  suggestions: [],
  choices: [],
  mayBeAddress: false,
};

export type SearchOptions = {
  /** Whether the three-word service has a key. */
  threeWords: boolean;
  /** The reference position for short Plus Codes, addresses and suggestions. */
  near: () => Position | undefined;
  /** The form's present place, which may be set by other means. */
  current: () => Position | undefined;
  onLocated: (at: Position) => void;
  /** The initial text of the box: a stored one that is not a place yet. */
  text?: string;
  /** Called when the unresolved text in the box changes; with "" once it is a place. */
  onWaiting?: (text: string) => void;
};

/** The parts of a search. */
type SearchParts = SearchOptions & {
  onState: (state: SearchState) => void;
  find?: typeof findPlace;
  suggest?: typeof suggestWords;
  locate?: () => Promise<Position>;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

/** The message for a text that was left as it is. */
export const notSet = (): string => t("locationStays");

/** The message without an answer. */
export const tooSlow = (): string => t("searchTooSlow");

/** A search that reports each change of its state. Answers to earlier requests are dropped. */
export function createLocationSearch(options: SearchParts) {
  const { threeWords, near, current, onLocated, onState, ...parts } = options;
  const { text = "", onWaiting = () => {} } = options;
  const {
    find = findPlace,
    suggest = suggestWords,
    locate = () => getLocation().locate(),
    timers = globalThis,
  } = parts;
  let state = { ...EMPTY_SEARCH, text };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the requests: only the answer to the last one is shown. */
  let question = 0;
  /** The search under way. */
  let underWay: Promise<void> | undefined;
  const placeNow = () => JSON.stringify(current() ?? null);
  /** The place of the form when the text was typed. */
  let before = placeNow();
  /** The text that the form stores. */
  let waiting = text;

  function update(change: Partial<SearchState>): void {
    onState(state = { ...state, ...change });
    checkWaiting();
  }

  function checkWaiting(): void {
    const next = isUnsettled() ? state.text : "";
    if (next === waiting) return;
    waiting = next;
    onWaiting(next);
  }

  /** Begins another request; returns a function that tells whether it is still the last one. */
  function begin(change: Partial<SearchState>): () => boolean {
    timers.clearTimeout(timer);
    const mine = ++question;
    update({ ...EMPTY_SEARCH, text: state.text, ...change });
    return () => mine === question;
  }

  function located(at: Position, label = ""): void {
    update({
      busy: false,
      choices: [],
      error: "",
      found: [formatGps(at), label].filter(Boolean).join(" · "),
    });
    const { latitude, longitude } = at;
    onLocated({ latitude, longitude });
  }

  function inTime(answer: Promise<Outcome>): Promise<Outcome> {
    return new Promise((resolve) => {
      const deadline = timers.setTimeout(() => resolve({ message: tooSlow() }), PATIENCE);
      answer.then(resolve).finally(() => timers.clearTimeout(deadline));
    });
  }

  async function look(asAddress: boolean): Promise<void> {
    const isLast = begin({ busy: true });
    const outcome = await inTime(find(state.text, { near: near(), asAddress }));
    if (!isLast()) return;
    if ("message" in outcome) return update({ busy: false, error: outcome.message });
    const { locations, mayBeAddress = false } = outcome;
    if (locations.length === 1 && !mayBeAddress) return located(locations[0], locations[0].label);
    update({ busy: false, choices: locations, mayBeAddress });
  }

  async function locateMe(): Promise<void> {
    const isLast = begin({ busy: true });
    try {
      const at = await locate();
      if (isLast()) located(at);
    } catch (error) {
      if (isLast()) update({ busy: false, error: (error as Error).message });
    }
  }

  const search = ({ asAddress = false } = {}): Promise<void> => underWay = look(asAddress);

  /** Whether the box has a text that has not become the place, and the place is unchanged. */
  const isUnsettled = () => state.text.trim() !== "" && state.found === "" && placeNow() === before;

  /** Looks the text up unless that was done; shows a message without a result. */
  async function settle(): Promise<boolean> {
    timers.clearTimeout(timer);
    if (!isUnsettled()) return true;
    if (state.busy) await underWay;
    else if (!state.error && state.choices.length === 0) await search();
    if (!isUnsettled()) return true;
    if (state.choices.length > 0) update({ error: `${LOCATION_MESSAGES.choose} ${notSet()}` });
    else if (state.error && !state.error.endsWith(notSet())) {
      const end = /[.!?]$/.test(state.error) ? "" : ".";
      update({ error: `${state.error}${end} ${notSet()}` });
    }
    return false;
  }

  const wantsSuggestions = (text: string) =>
    threeWords && text.trim().length > SUGGESTIONS.longerThan && detectFormat(text) === "words";

  return {
    /** The text of the box was changed by hand. */
    type(text: string): void {
      before = placeNow();
      const isLast = begin({ text });
      if (!wantsSuggestions(text)) return;
      timer = timers.setTimeout(async () => {
        const suggestions = await suggest(text, near());
        if (isLast()) update({ suggestions });
      }, TYPING_PAUSE);
    },
    /** Searches for the text of the box; `asAddress`: it is not coordinates. */
    search,
    /** Takes a suggestion, and searches for it. */
    choose(text: string): void {
      before = placeNow();
      begin({ text });
      timer = timers.setTimeout(search, CHOICE_DELAY);
    },
    /** Takes one of the possible places. */
    pick(location: ParsedLocation): void {
      begin({});
      located(location, location.label);
    },
    /** The box was left: its text is searched. */
    leave(): void {
      if (!isUnsettled()) return;
      timers.clearTimeout(timer);
      timer = timers.setTimeout(settle, LEAVING_DELAY);
    },
    /** Resolves to false when the text of the box is not a place, or none has been chosen. */
    settle,
    /** Takes the position of the device. */
    useMine: (): Promise<void> => underWay = locateMe(),
    /** The place of the form may have changed: then the text no longer waits for one. */
    placeChanged: checkWaiting,
    /** Cancels searches under way. */
    end(): void {
      timers.clearTimeout(timer);
      question++;
    },
  };
}
