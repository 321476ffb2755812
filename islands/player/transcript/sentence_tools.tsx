/** Below a transcript with times: a link to the lit or tapped sentence, and its citation. */
import { Share2 } from "lucide-react";
import type { ReactNode } from "react";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { LiveText } from "../../../lib/player/transcript/live_text.ts";
import { stopLink } from "../../../lib/model/web/make_stop_link.ts";
import { shareArchive } from "../../shell/share_archive.ts";
import { CiteButton, SentenceCitation, useCitation } from "./cite_sentence.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

type Props = { tour: PlayerTour; index: number; text: LiveText; children?: ReactNode };

/** `children` are further buttons. */
export function SentenceTools({ tour, index, text, children }: Props) {
  const { shown, cite } = useCitation();
  const seconds = () => (text.chosenStart() ?? 0) / 1000;
  const place = () => ({
    tour,
    stopId: tour.audioStops[index].id,
    seconds: seconds(),
  });
  return (
    <>
      <div className="transcript-tools">
        <button
          type="button"
          className="button quiet"
          onClick={() => shareArchive(tour, stopLink({ index, seconds: seconds() }))}
        >
          <Share2 aria-hidden="true" />
          {t("shareSentence")}
        </button>
        <CiteButton onClick={() => cite(place())} />
        {children}
      </div>
      <SentenceCitation shown={shown} />
    </>
  );
}
