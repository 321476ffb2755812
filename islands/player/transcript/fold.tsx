/** The fold for a stop's transcript, which is loaded when it is opened. */
import { signal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { usePart } from "../../runtime/use_part.ts";

/** A reader who has opened one transcript sees the next stop's, too. */
const isOpen = signal(false);

/** The part that shows transcripts, once it is wanted: see `usePart`. */
const useTranscriptPanel = (isWanted: boolean) => usePart(isWanted, () => import("./panel.tsx"));

type Props = { tour: PlayerTour; index: number };

/** Nothing for a stop without a transcript, and in previews, whose texts have no address. */
export function TranscriptFold(props: Props) {
  useSignals();
  const { tour, index } = props;
  if (!tour.audioStops[index]?.hasTranscript || tour.revision === undefined) return null;
  const set = (open: boolean) => void (isOpen.value = open);
  return <Fold {...props} isOpen={isOpen.value} onToggle={set} />;
}

type FoldProps = Props & {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

function Fold({ isOpen, onToggle, ...of }: FoldProps) {
  const { part, failure, retry } = useTranscriptPanel(isOpen);
  const Content = part?.TranscriptPanel;
  return (
    <details
      className="transcript-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
        retry();
      }}
    >
      <summary>Transcript</summary>
      {isOpen && (Content ? <Content {...of} /> : <p role="alert">{failure}</p>)}
    </details>
  );
}
