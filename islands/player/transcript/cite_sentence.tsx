/** The citation of a sentence of a transcript: with a link to it, and its time. */
import { Quote } from "lucide-react";
import { useEffect, useState } from "react";
import { ApiError, messageOf, noAnswer } from "../../../lib/device/api.ts";
import { citationPath, FORMAT_NAMES } from "../../../lib/formats/citation/citation_path.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

type Place = { tour: PlayerTour; stopId: string; seconds: number };

type Shown = { place: Place; text?: string; failure?: string };

/** The shown citation, and the function that shows that of the sentence at `place`. */
export function useCitation() {
  const [shown, setShown] = useState<Shown>();
  const [wanted, setWanted] = useState<Place>();
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    load(wanted, left.signal).then(
      (text) => setShown({ place: wanted, text }),
      (error) => left.signal.aborted || setShown({ place: wanted, failure: messageOf(error) }),
    );
    return () => left.abort();
  }, [wanted]);
  return { shown, cite: setWanted };
}

async function load(place: Place, signal: AbortSignal): Promise<string> {
  const response = await fetch(citationPath({ ...place, format: "text" }), { signal })
    .catch(noAnswer);
  const text = await response.text().catch(noAnswer);
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return text.trim();
}

export function CiteButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button quiet" onClick={onClick}>
      <Quote aria-hidden="true" />
      {t("citeSentence")}
    </button>
  );
}

/** A tap selects the whole text, like the other citations of the page. */
export function SentenceCitation({ shown }: { shown?: Shown }) {
  return (
    <div role="status">
      {shown?.failure && <p>{shown.failure}</p>}
      {shown?.text && (
        <>
          <p className="citation-text" dir="auto">{shown.text}</p>
          <p className="citation-files">
            {Object.entries(FORMAT_NAMES).map(([format, name]) => (
              <a key={format} href={citationPath({ ...shown.place, format })} data-turbo="false">
                {format === "text" ? t("asText") : name}
              </a>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
