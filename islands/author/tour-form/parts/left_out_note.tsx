/** What a part of a recording leaves out of its stop's transcript and chapters. */
import { useFormContext } from "react-hook-form";
import { counted } from "../../../../lib/formats/report.ts";
import { wholeOf } from "../../../../lib/model/media/part_address.ts";
import type { TourValues } from "../values.ts";
import { partOf, wholeStory } from "./choose_part.ts";
import { cutStory, type Part } from "./cut_story.ts";

type Props = { index: number; part: Part; whole: string };

export function LeftOutNote({ index, part, whole }: Props) {
  const form = useFormContext<TourValues>();
  const { story, isKnown } = wholeStory(form, index);
  const { leftOut } = cutStory(story, part);
  const cues = story.transcript?.cues ?? [];
  const lost = [
    leftOut.cues.length > 0 && counted(leftOut.cues.length, "sentence"),
    leftOut.chapters.length > 0 && counted(leftOut.chapters.length, "chapter"),
  ].filter(Boolean).join(" and ");
  const stops = form.getValues("audioStops");
  const keeper = stops.findIndex(({ audioUrl, transcript }, i) =>
    i !== index && transcript && audioUrl === whole
  );
  const now = partOf(stops[index].audioUrl);
  const isLarger = part.from < now.from || part.to > now.to;
  return (
    <div role="status" className="part-notes">
      {lost && (
        <p>
          {lost} outside of this part {/^1 \w+$/.test(lost) ? "is" : "are"} left out. {keeper >= 0
            ? `Stop ${keeper + 1}, which plays all of it, keeps them.`
            : "They come back with a larger part, while this page is open."}
        </p>
      )}
      {cues.length > 0 && cues.every(({ start }) => start === undefined) && (
        <p>The transcript has no times, and stays whole. Time it first to have it cut.</p>
      )}
      {!isKnown && isLarger && wholeOf(stops[index].audioUrl) !== stops[index].audioUrl &&
        cues.length > 0 && (
        <p>The transcript has only the sentences of the part that the stop plays now.</p>
      )}
    </div>
  );
}
