/** Searches titles, texts and transcripts of the archives on this device. */
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeptTour } from "../../../lib/offline/keep/kept_tours.ts";
import { pageCaches } from "../../../lib/offline/keep/patient_caches.ts";
import {
  type FoundKept,
  type KeptTexts,
  readKeptTexts,
  searchKept,
} from "../../../lib/offline/keep/search_kept.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { Hits } from "../../../lib/ui/tour/hits.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("find");

/** The words of the search that this page answers without a connection (`/tours?q=…`). */
export const askedFor = (): string => new URLSearchParams(location.search).get("q") ?? "";

export function KeptSearch({ tours }: { tours: KeptTour[] }) {
  const [text, setText] = useState(askedFor);
  const found = useSearch(tours, text);
  return (
    <div role="search" className="kept-search">
      <div className="search-box">
        <Search aria-hidden="true" />
        <input
          type="search"
          value={text}
          aria-label={t("searchSaved")}
          placeholder={t("searchSaved")}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p role="status" className="soft">{found && summary(found)}</p>
      <ul role="list">
        {found?.map(({ id, title, language, hits }) => (
          <li key={id}>
            <a href={to(`/tour/${id}`)} {...textIn(language)}>{title}</a>
            <Hits tourId={id} hits={hits} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The found archives; undefined while the box is empty. */
function useSearch(tours: KeptTour[], text: string): FoundKept[] | undefined {
  const [texts, setTexts] = useState<KeptTexts[]>();
  const readFor = useRef<KeptTour[]>(undefined);
  const isDue = text.trim() !== "";
  useEffect(() => {
    if (!isDue || readFor.current === tours) return;
    readFor.current = tours;
    readKeptTexts(pageCaches, tours).then(setTexts, (error) => {
      console.warn("The saved archives cannot be searched", error);
      setTexts([]);
    });
  }, [isDue, tours]);
  return isDue && texts ? searchKept(texts, text) : undefined;
}

const summary = (found: FoundKept[]): string =>
  found.length === 0 ? t("nothingInSaved") : t("foundIn", { count: found.length });
