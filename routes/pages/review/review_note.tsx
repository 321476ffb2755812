/** What became of the last version that was handed in, for those who make the archive. */
import { ClipboardCheck } from "lucide-react";
import type { HandIn } from "../../../lib/model/review/hand_in.ts";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("reviewing");

type Props = {
  handIn: HandIn;
  /** Whether the note links to the page about the review. */
  hasLink?: boolean;
};

export function ReviewNote({ handIn, hasLink }: Props) {
  const { tourId, state, comment } = handIn;
  return (
    <section className="notice review-note" aria-label={t("review")}>
      <ClipboardCheck aria-hidden="true" />
      <div>
        <p>{stateText(handIn)}</p>
        {state === "returned" && comment && (
          <blockquote>
            <Paragraphs text={comment} />
          </blockquote>
        )}
        {hasLink && <a href={to(`/tour/${tourId}/review`)}>{t("reviewOfThis")}</a>}
      </div>
    </section>
  );
}

function stateText({ state, handedInAt, handedInBy, decidedAt, decidedBy }: HandIn) {
  const strong = (words: string) => <strong>{words}</strong>;
  const decision = () => ({
    strong,
    name: decidedBy ?? t("anArchivist"),
    day: dayOf(decidedAt!),
  });
  const day = dayOf(handedInAt);
  switch (state) {
    case "waiting":
      return handedInBy
        ? rich(t, "stateWaitingBy", { strong, day, name: <Words>{handedInBy}</Words> })
        : rich(t, "stateWaiting", { strong, day });
    case "returned":
      return rich(t, "stateReturned", decision());
    case "taken-back":
      return rich(t, "stateTakenBack", { strong });
    case "approved":
      return rich(t, "stateApproved", decision());
    default:
      return t("nothingOfArchiveWaits");
  }
}

/** The day in words, the same for every reader, because the server knows no time zone. */
export const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(language(), { dateStyle: "long", timeZone: "UTC" });
