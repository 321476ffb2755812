/** Approves a version, or returns it with a comment. */
import { Check, Undo2 } from "lucide-react";
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { Field } from "../../forms/field.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { useKeptText } from "../comments/use_kept_text.ts";
import { toast } from "../../shell/toasts.ts";
import { visit } from "../../shell/visit.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

/** The server's limit (MAX_COMMENT of lib/model/review/hand_in.ts, which loads zod). */
const MAX_COMMENT = 4000;

type Props = { tourId: string; handInId: string; title: string };

export default function ReviewDecision({ tourId, handInId, title }: Props) {
  const { text: comment, type, forget } = useKeptText(`review:${handInId}`);
  const { problem, attempt } = useAttempt();

  const decide = (what: "approve" | "return", said: string) =>
    attempt(async () => {
      try {
        const decision = { id: handInId, ...what === "return" && { comment: comment.trim() } };
        await api("POST", `/api/review/${tourId}/${what}`, decision);
      } catch (error) {
        const isRefused = error instanceof ApiError && error.status < 500;
        return isRefused ? messageOf(error) : t("notDecided", { message: messageOf(error) });
      }
      forget();
      toast({ title: said, description: title });
      await visit("/review");
    });

  return (
    <section className="catalogue-card review-decision" aria-labelledby="decision">
      <h2 id="decision">{t("yourDecision")}</h2>
      <Field
        id="review-comment"
        label={t("commentIfReturned")}
        rows={4}
        maxLength={MAX_COMMENT}
        value={comment}
        set={type}
      />
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <div className="row">
        <ActionButton
          className="button"
          disabled={comment.trim() === ""}
          onAction={() => decide("return", t("stateReturned"))}
        >
          <Undo2 aria-hidden="true" />
          {t("returnWithComment")}
        </ActionButton>
        <ActionButton
          className="button primary"
          onAction={() => decide("approve", t("isApproved"))}
        >
          <Check aria-hidden="true" />
          {t("approve")}
        </ActionButton>
      </div>
    </section>
  );
}
