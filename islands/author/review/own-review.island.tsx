/** What an author does with a version that was handed in. */
import { PencilLine, Trash2, Undo2 } from "lucide-react";
import { api } from "../../../lib/device/api.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import { visit, visitAgain } from "../../shell/visit.ts";

type Props = { tourId: string; handInId: string; isWaiting: boolean };

export default function OwnReview({ tourId, handInId, isWaiting }: Props) {
  const { problem, attempt } = useAttempt();
  const at = `/api/tours/${tourId}/hand-in`;
  const takeBack = () =>
    attempt(async () => {
      await api("POST", `${at}/take-back`, { id: handInId });
      toast({ title: "Taken back", description: "Your changes are still in the form." });
      await visitAgain();
    });
  const discard = () =>
    attempt(async () => {
      const sure = await confirm({
        title: "Discard this version?",
        text: "Its changes are deleted for good. The archive stays as it is.",
        action: "Discard",
      });
      if (!sure) return;
      await api("DELETE", at);
      toast({ title: "Version discarded" });
      await visit(`/tour/${tourId}`);
    });
  return (
    <>
      <div className="row">
        <a className="button primary" href={`/tour/${tourId}/edit`}>
          <PencilLine aria-hidden="true" />Change it
        </a>
        {isWaiting && (
          <ActionButton className="button" onAction={takeBack}>
            <Undo2 aria-hidden="true" />Take back
          </ActionButton>
        )}
        <ActionButton className="button" onAction={discard}>
          <Trash2 aria-hidden="true" />Discard
        </ActionButton>
      </div>
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </>
  );
}
