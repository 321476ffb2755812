/** What a part of a recording leaves out of its stop's transcript and chapters. */
import { useFormContext } from "react-hook-form";
import { wholeOf } from "../../../../lib/model/media/part_address.ts";
import type { TourValues } from "../values.ts";
import { partOf, wholeStory } from "./choose_part.ts";
import { cutStory, type LeftOut, type Part } from "./cut_story.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

type Props = { index: number; part: Part; whole: string };

export function LeftOutNote({ index, part, whole }: Props) {
  const form = useFormContext<TourValues>();
  const { story, isKnown } = wholeStory(form, index);
  const { leftOut } = cutStory(story, part);
  const cues = story.transcript?.cues ?? [];
  const stops = form.getValues("audioStops");
  const keeper = stops.findIndex(({ audioUrl, transcript }, i) =>
    i !== index && transcript && audioUrl === whole
  );
  const now = partOf(stops[index].audioUrl);
  const isLarger = part.from < now.from || part.to > now.to;
  return (
    <div role="status" className="part-notes">
      {leftOut.cues.length + leftOut.chapters.length > 0 && (
        <p>
          {leftOutText(leftOut)}{" "}
          {keeper >= 0 ? t("stopKeepsThem", { number: keeper + 1 }) : t("theyComeBack")}
        </p>
      )}
      {cues.length > 0 && cues.every(({ start }) => start === undefined) && (
        <p>{t("transcriptStaysWhole")}</p>
      )}
      {!isKnown && isLarger && wholeOf(stops[index].audioUrl) !== stops[index].audioUrl &&
        cues.length > 0 && <p>{t("onlySentencesOfPart")}</p>}
    </div>
  );
}

function leftOutText({ cues, chapters }: LeftOut): string {
  if (chapters.length === 0) return t("sentencesLeftOut", { count: cues.length });
  if (cues.length === 0) return t("chaptersLeftOut", { count: chapters.length });
  return t("bothLeftOut", {
    sentences: t("sentencesCount", { count: cues.length }),
    chapters: t("chaptersCount", { count: chapters.length }),
  });
}
