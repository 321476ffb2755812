/** What an administrator does with the chosen accounts. */
import { Ban, LogOut, UserCheck } from "lucide-react";
import { counted } from "../../../lib/formats/report.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { confirm } from "../../shell/confirm.ts";
import { FormDialog } from "../../forms/form_dialog.tsx";
import type { Bulk, BulkAct } from "../bulk/use_bulk.ts";
import { BlockFields, useBlock } from "./block_fields.tsx";

const SIGN_OUT: BulkAct = {
  body: { act: "sign-out" },
  doing: (what) => `Signing ${what} out…`,
  done: (what) => `Signed ${what} out everywhere`,
};

const UNBLOCK: BulkAct = {
  body: { act: "unblock" },
  doing: (what) => `Unblocking ${what}…`,
  done: (what) => `Unblocked ${what}`,
};

/** `blocked` is how many of the chosen accounts are blocked. */
type Props = { count: number; blocked: number; bulk: Bulk };

export function ChosenUsers({ count, blocked, bulk }: Props) {
  const what = counted(count, "account");
  const signOut = async () => {
    const sure = await confirm({
      title: `Sign ${what} out everywhere?`,
      text: "All their sessions end on every device. Saved work isn’t lost.",
      action: "Sign out",
    });
    if (sure) await bulk.runAndTell(SIGN_OUT);
  };
  const unblock = async () => {
    const sure = await confirm({
      title: `Unblock ${counted(blocked, "account")}?`,
      text: "These people can sign in again, and their archives are no longer hidden.",
      action: "Unblock",
    });
    if (sure) await bulk.runAndTell(UNBLOCK);
  };
  return (
    <>
      <ActionButton className="button" onAction={signOut}>
        <LogOut aria-hidden="true" />Sign out
      </ActionButton>
      {blocked < count && <BlockMany what={what} bulk={bulk} />}
      {blocked > 0 && (
        <ActionButton className="button" onAction={unblock}>
          <UserCheck aria-hidden="true" />Unblock
        </ActionButton>
      )}
    </>
  );
}

function BlockMany({ what, bulk }: { what: string; bulk: Bulk }) {
  const { body, typed, disabled } = useBlock();
  const block = () =>
    bulk.run({
      body: { act: "block", ...body },
      doing: (what) => `Blocking ${what}…`,
      done: (what) => `Blocked ${what}`,
    });
  return (
    <FormDialog
      button={
        <>
          <Ban aria-hidden="true" />Block…
        </>
      }
      title={`Block ${what}?`}
      action="Block"
      disabled={disabled}
      onSend={block}
    >
      <p>
        Their sessions end at once on every device, and they can’t sign in until you unblock them.
        Nothing is deleted. Administrators among them lose their rights.
      </p>
      <BlockFields reader="they" hides="Hide all their archives" {...typed} />
    </FormDialog>
  );
}
