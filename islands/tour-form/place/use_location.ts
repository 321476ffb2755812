/** What the location box is doing. */
import { useEffect, useRef, useState } from "react";
import { detectFormat } from "../../../lib/geo/location/detect_format.ts";
import { formatGps } from "../../../lib/geo/location/gps.ts";
import { SUGGESTIONS, type WordsSuggestion } from "../../../lib/model/location.ts";
import type { Position } from "../../../lib/model/position.ts";
import { getLocation } from "../../../lib/browser/location.ts";
import { findPlace, suggestWords } from "./find_place.ts";

/**
 * From the choice of a suggestion to its parsing, and from a key to the question for suggestions.
 */
const [CHOICE_DELAY, TYPING] = [100, 250];

type Options = {
  threeWords: boolean;
  near: () => Position | undefined;
  onLocated: (at: Position) => void;
};

export function useLocation({ threeWords, near, onLocated }: Options) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const [found, setFound] = useState("");
  const [suggestions, setSuggestions] = useState<WordsSuggestion[]>([]);
  /** Counts the searches: an answer to an older one comes too late. */
  const asked = useRef(0);

  const wanted = threeWords && text.trim().length > SUGGESTIONS.longerThan &&
    detectFormat(text) === "words";

  useEffect(() => {
    setSuggestions([]);
    if (!wanted || found) return;
    let gone = false;
    const timer = setTimeout(async () => {
      const words = await suggestWords(text, near());
      if (!gone) setSuggestions(words);
    }, TYPING);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text, wanted, found]);

  const located = (at: Position, label = "") => {
    setFound([formatGps(at), label].filter(Boolean).join(" · "));
    setError("");
    onLocated(at);
  };

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError("");
    setFound("");
    setSuggestions([]);
    await work();
    setBusy(false);
  };

  const search = (wantedText = text) =>
    run(async () => {
      const mine = ++asked.current;
      const outcome = await findPlace(wantedText, near());
      if (mine !== asked.current) return;
      if ("message" in outcome) setError(outcome.message);
      else located(outcome.location, outcome.location.label);
    });

  return {
    text,
    busy,
    error,
    found,
    suggestions,
    search,
    type(value: string) {
      setText(value);
      setError("");
      setFound("");
    },
    choose(words: string) {
      setText(words);
      setSuggestions([]);
      setTimeout(() => search(words), CHOICE_DELAY);
    },
    useMine: () =>
      run(async () => {
        try {
          located(await getLocation().locate());
        } catch (error) {
          setError((error as Error).message);
        }
      }),
  };
}
