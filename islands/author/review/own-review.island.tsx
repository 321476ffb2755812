/** What an author does with a version that was handed in. */
import { PencilLine, Trash2, Undo2 } from "lucide-react";
import { api } from "../../../lib/device/api.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import { visit, visitAgain } from "../../shell/visit.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

type Props = { tourId: string; handInId: string; isWaiting: boolean };

export default function OwnReview({ tourId, handInId, isWaiting }: Props) {
  const { problem, attempt } = useAttempt();
  const at = `/api/tours/${tourId}/hand-in`;
  const takeBack = () =>
    attempt(async () => {
      await api("POST", `${at}/take-back`, { id: handInId });
      toast({ title: t("takenBack"), description: t("takenBackText") });
      await visitAgain();
    });
  const discard = () =>
    attempt(async () => {
      const sure = await confirm({
        title: t("discardTitle"),
        text: t("discardText"),
        action: t("discard"),
      });
      if (!sure) return;
      await api("DELETE", at);
      toast({ title: t("versionDiscarded") });
      await visit(`/tour/${tourId}`);
    });
  return (
    <>
      <div className="row">
        <a className="button primary" href={to(`/tour/${tourId}/edit`)}>
          <PencilLine aria-hidden="true" />
          {t("changeIt")}
        </a>
        {isWaiting && (
          <ActionButton className="button" onAction={takeBack}>
            <Undo2 aria-hidden="true" />
            {t("takeBack")}
          </ActionButton>
        )}
        <ActionButton className="button" onAction={discard}>
          <Trash2 aria-hidden="true" />
          {t("discard")}
        </ActionButton>
      </div>
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </>
  );
}
