/** A reviewer's approval of the present version: given, or taken back. */
import { Check } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import type { CoAuthor } from "../../../lib/model/people/co_author.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

type Props = { tourId: string; revision: number; approved?: CoAuthor["approved"] };

export function OwnApproval({ tourId, revision, approved }: Props) {
  const [mine, setMine] = useState(approved?.revision);
  const { problem, attempt } = useAttempt();
  const path = `/api/tours/${tourId}/approval`;
  const approve = () =>
    attempt(async () => {
      await api("PUT", path, { revision });
      setMine(revision);
    });
  const withdraw = () =>
    attempt(async () => {
      await api("DELETE", path);
      setMine(undefined);
    });
  const isCurrent = mine === revision;
  return (
    <div className="own-approval">
      {mine !== undefined && (
        <p>{t(isCurrent ? "youApproved" : "youApprovedBefore", { revision: String(mine) })}</p>
      )}
      <p role="status" className="visually-hidden">{isCurrent && t("approved")}</p>
      <ActionButton
        className={isCurrent ? "button" : "button primary"}
        onAction={isCurrent ? withdraw : approve}
      >
        {isCurrent ? t("takeApprovalBack") : (
          <>
            <Check aria-hidden="true" />
            {t("approveVersion", { revision: String(revision) })}
          </>
        )}
      </ActionButton>
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </div>
  );
}

/** "approved version 12", and whether the archive, now at `revision`, has changed since. */
export const approvalText = (approved: { revision: number }, revision: number): string =>
  t(approved.revision === revision ? "approvedVersion" : "approvedBefore", {
    revision: String(approved.revision),
  });
