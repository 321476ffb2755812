/** Approves a version, or returns it with a comment. */
import { Check, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import { getLocalStorage } from "../../../lib/device/storage.ts";
import { REVIEW_COMMENT_KEY } from "../../../lib/device/storage_keys.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { Field } from "../../forms/field.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { toast } from "../../shell/toasts.ts";
import { visit } from "../../shell/visit.ts";

/** The server's limit (MAX_COMMENT of lib/model/review/hand_in.ts, which loads zod). */
const MAX_COMMENT = 4000;

type Props = { tourId: string; handInId: string; title: string };

export default function ReviewDecision({ tourId, handInId, title }: Props) {
  const [comment, setComment] = useState("");
  const { problem, attempt } = useAttempt();
  const key = `${REVIEW_COMMENT_KEY}${handInId}`;

  // The comment stays on this device until it is sent.
  useEffect(() => setComment((typed) => typed || (getLocalStorage()?.getItem(key) ?? "")), []);
  const type = (text: string) => {
    setComment(text);
    try {
      getLocalStorage()?.setItem(key, text);
    } catch {
      // The author can write even if the storage is full.
    }
  };

  const decide = (what: "approve" | "return", said: string) =>
    attempt(async () => {
      try {
        const decision = { id: handInId, ...what === "return" && { comment: comment.trim() } };
        await api("POST", `/api/review/${tourId}/${what}`, decision);
      } catch (error) {
        const isRefused = error instanceof ApiError && error.status < 500;
        return isRefused ? messageOf(error) : `Nothing was decided. ${messageOf(error)}`;
      }
      getLocalStorage()?.removeItem(key);
      toast({ title: said, description: title });
      await visit("/review");
    });

  return (
    <section className="catalogue-card review-decision" aria-labelledby="decision">
      <h2 id="decision">Your decision</h2>
      <Field
        id="review-comment"
        label="Comment, if it goes back to the author"
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
          onAction={() => decide("return", "Returned")}
        >
          <Undo2 aria-hidden="true" />Return with comment
        </ActionButton>
        <ActionButton
          className="button primary"
          onAction={() => decide("approve", "Approved")}
        >
          <Check aria-hidden="true" />Approve
        </ActionButton>
      </div>
    </section>
  );
}
