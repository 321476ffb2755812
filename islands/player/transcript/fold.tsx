/** The way to a stop's transcript, which is loaded when it is opened. */
import { signal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { usePart } from "../../runtime/use_part.ts";

/** Who has opened one transcript reads along at the next stop, too. */
const isOpen = signal(false);

/** Opens the transcript of whichever stop is current. */
export const openTranscript = (): void => void (isOpen.value = true);

/** What shows transcripts, once it is wanted: see `usePart`. */
export const useTranscriptPanel = (isWanted: boolean) =>
  usePart(isWanted, () => import("./panel.tsx"));

/** Nothing for a stop without transcript, and in previews, whose texts have no address. */
export function TranscriptFold({ tour, index }: { tour: PlayerTour; index: number }) {
  useSignals();
  const { part, failure, retry } = useTranscriptPanel(isOpen.value);
  if (!tour.audioStops[index]?.hasTranscript || tour.revision === undefined) return null;
  return (
    <details
      className="transcript-fold"
      open={isOpen.value}
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
        retry();
      }}
    >
      <summary>Transcript</summary>
      {isOpen.value &&
        (part ? <part.TranscriptPanel tour={tour} index={index} /> : <p role="alert">{failure}</p>)}
    </details>
  );
}
