/** Why the teacher has given something back. */
import { MessageSquareText } from "lucide-react";
import type { SubmissionCard } from "../../../lib/model/class/submission.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

export function TeachersComment({ state, comment }: Pick<SubmissionCard, "state" | "comment">) {
  if (state !== "returned" || !comment) return null;
  return (
    <section className="notice story-comment" aria-labelledby="story-comment">
      <h2 id="story-comment">
        <MessageSquareText aria-hidden="true" />
        {t("teacherWrites")}
      </h2>
      <p>
        <Words>{comment}</Words>
      </p>
    </section>
  );
}
