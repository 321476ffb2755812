/** What an administrator does with the chosen accounts. */
import { Ban, LogOut, UserCheck } from "lucide-react";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { confirm } from "../../shell/confirm.ts";
import { FormDialog } from "../../forms/form_dialog.tsx";
import type { Bulk, BulkAct } from "../bulk/use_bulk.ts";
import { BlockFields, useBlock } from "./block_fields.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("users");

const SIGN_OUT: BulkAct = {
  body: { act: "sign-out" },
  doing: (count) => t("signingOut", { count }),
  done: (count) => t("signedOutMany", { count }),
};

const UNBLOCK: BulkAct = {
  body: { act: "unblock" },
  doing: (count) => t("unblocking", { count }),
  done: (count) => t("unblockedMany", { count }),
};

/** `blocked` is how many of the chosen accounts are blocked. */
type Props = { count: number; blocked: number; bulk: Bulk };

export function ChosenUsers({ count, blocked, bulk }: Props) {
  const signOut = async () => {
    const sure = await confirm({
      title: t("signOutMany", { count }),
      text: t("signOutManyText"),
      action: t("signOut"),
    });
    if (sure) await bulk.runAndTell(SIGN_OUT);
  };
  const unblock = async () => {
    const sure = await confirm({
      title: t("unblockMany", { count: blocked }),
      text: t("unblockManyText"),
      action: t("unblock"),
    });
    if (sure) await bulk.runAndTell(UNBLOCK);
  };
  return (
    <>
      <ActionButton className="button" onAction={signOut}>
        <LogOut aria-hidden="true" />
        {t("signOut")}
      </ActionButton>
      {blocked < count && <BlockMany count={count} bulk={bulk} />}
      {blocked > 0 && (
        <ActionButton className="button" onAction={unblock}>
          <UserCheck aria-hidden="true" />
          {t("unblock")}
        </ActionButton>
      )}
    </>
  );
}

function BlockMany({ count, bulk }: { count: number; bulk: Bulk }) {
  const { body, typed, disabled } = useBlock();
  const block = () =>
    bulk.run({
      body: { act: "block", ...body },
      doing: (count) => t("blockingMany", { count }),
      done: (count) => t("blockedMany", { count }),
    });
  return (
    <FormDialog
      button={
        <>
          <Ban aria-hidden="true" />
          {t("blockButton")}
        </>
      }
      title={t("blockMany", { count })}
      action={t("block")}
      disabled={disabled}
      onSend={block}
    >
      <p>{t("blockManyText")}</p>
      <BlockFields label={t("reasonForThem")} hides={t("hideAllArchives")} {...typed} />
    </FormDialog>
  );
}
