/** The folds for a stop's transcript and chapters, which are loaded when they are opened. */
import { signal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { usePart } from "../../runtime/use_part.ts";

/** A reader who has opened one transcript sees the next stop's, too. */
const isOpen = signal(false);

/** The part that shows transcripts, once it is wanted: see `usePart`. */
export const useTranscriptPanel = (isWanted: boolean) =>
  usePart(isWanted, () => import("./panel.tsx"));

type Props = { tour: PlayerTour; index: number };

/** Nothing for a stop without a transcript, and in previews, whose texts have no address. */
export function TranscriptFold(props: Props) {
  useSignals();
  const { tour, index } = props;
  if (!tour.audioStops[index]?.hasTranscript || tour.revision === undefined) return null;
  const set = (open: boolean) => void (isOpen.value = open);
  return <Fold {...props} title="Transcript" isOpen={isOpen.value} onToggle={set} />;
}

/** Nothing for a stop without chapters. */
export function ChapterFold(props: Props) {
  const [isOpen, onToggle] = useState(false);
  return props.tour.audioStops[props.index].chapters &&
    <Fold {...props} title="Chapters" {...{ isOpen, onToggle }} />;
}

type FoldProps = Props & {
  title: "Transcript" | "Chapters";
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

function Fold({ title, isOpen, onToggle, ...of }: FoldProps) {
  const { part, failure, retry } = useTranscriptPanel(isOpen);
  const Content = part?.CONTENTS[title];
  return (
    <details
      className="transcript-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
        retry();
      }}
    >
      <summary>{title}</summary>
      {isOpen && (Content ? <Content {...of} /> : <p role="alert">{failure}</p>)}
    </details>
  );
}
