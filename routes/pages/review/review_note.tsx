/** What became of the last version that was handed in, for those who make the archive. */
import { ClipboardCheck } from "lucide-react";
import type { HandIn } from "../../../lib/model/review/hand_in.ts";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { Words } from "../../../lib/ui/words.tsx";

type Props = {
  handIn: HandIn;
  /** Whether the note links to the page about the review. */
  hasLink?: boolean;
};

export function ReviewNote({ handIn, hasLink }: Props) {
  const { tourId, state, comment } = handIn;
  return (
    <section className="notice review-note" aria-label="Review">
      <ClipboardCheck aria-hidden="true" />
      <div>
        <p>{stateText(handIn)}</p>
        {state === "returned" && comment && (
          <blockquote>
            <Paragraphs text={comment} />
          </blockquote>
        )}
        {hasLink && <a href={`/tour/${tourId}/review`}>Review of this archive</a>}
      </div>
    </section>
  );
}

function stateText({ state, handedInAt, handedInBy, decidedAt, decidedBy }: HandIn) {
  const decider = <Words>{decidedBy ?? "An archivist"}</Words>;
  const on = decidedAt ? ` on ${dayOf(decidedAt)}` : "";
  switch (state) {
    case "waiting":
      return (
        <>
          <strong>Handed in on {dayOf(handedInAt)}</strong>
          {handedInBy && (
            <>
              {" "}by <Words>{handedInBy}</Words>
            </>
          )}
          . It waits for review: visitors see it after that.
        </>
      );
    case "returned":
      return (
        <>
          <strong>{decider} has returned it{on}</strong>, with this comment. Change it, and hand it
          in again.
        </>
      );
    case "taken-back":
      return (
        <>
          <strong>Taken back.</strong> Visitors don’t see this version. Hand it in when it is ready.
        </>
      );
    case "approved":
      return (
        <>
          <strong>{decider} has approved it{on}.</strong> Visitors see it.
        </>
      );
    default:
      return <>Nothing of this archive waits for review.</>;
  }
}

/** The day in words, the same for every reader, because the server knows no time zone. */
export const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
