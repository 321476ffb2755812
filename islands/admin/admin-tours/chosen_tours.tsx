/** What an administrator does with the chosen archives. */
import { Download, LockKeyhole, Trash2, UserRoundPen } from "lucide-react";
import { useState } from "react";
import { counted } from "../../../lib/formats/report.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { confirm } from "../../shell/confirm.ts";
import { Field } from "../../forms/field.tsx";
import { FormDialog } from "../../forms/form_dialog.tsx";
import type { Bulk, BulkAct } from "../bulk/use_bulk.ts";

const MAKE_PRIVATE: BulkAct = {
  body: { act: "make-private" },
  doing: (what) => `Making ${what} private…`,
  done: (what) => `Made ${what} private`,
};

const RESTORE: BulkAct = {
  body: { act: "restore" },
  doing: (what) => `Restoring ${what}…`,
  done: (what) => `Restored ${what}`,
};

const DELETE: BulkAct = {
  body: { act: "delete" },
  doing: (what) => `Deleting ${what}…`,
  done: (what) => `Deleted ${what}`,
  undo: RESTORE,
  removes: true,
};

type Props = { chosen: readonly string[]; bulk: Bulk };

export function ChosenTours({ chosen, bulk }: Props) {
  const what = counted(chosen.length, "archive");
  const isOne = chosen.length === 1;
  const makePrivate = async () => {
    const sure = await confirm({
      title: `Make ${what} private?`,
      text: `${isOne ? "Its owner" : "Their owners"} and administrators will see ${
        isOne ? "it" : "them"
      }, and nobody else. Owners can make their archives public again.`,
      action: "Make private",
    });
    if (sure) await bulk.runAndTell(MAKE_PRIVATE);
  };
  const remove = async () => {
    const sure = await confirm({
      title: `Delete ${what}?`,
      text: `${isOne ? "It and its" : "They and their"} stops will be deleted for everyone. You ` +
        "can undo this right afterwards, and for 30 days under “Deleted”. The owner can’t.",
      action: `Delete ${what}`,
    });
    if (sure) await bulk.runAndTell(DELETE);
  };
  return (
    <>
      <ActionButton className="button" onAction={makePrivate}>
        <LockKeyhole aria-hidden="true" />Make private
      </ActionButton>
      <MoveDialog what={what} bulk={bulk} />
      <a
        className="button"
        href={`/api/admin/tours/export?ids=${chosen.join(",")}`}
        data-turbo="false"
        download=""
      >
        <Download aria-hidden="true" />Export
      </a>
      <ActionButton className="button" onAction={remove}>
        <Trash2 aria-hidden="true" />Delete
      </ActionButton>
    </>
  );
}

function MoveDialog({ what, bulk }: { what: string; bulk: Bulk }) {
  const [email, setEmail] = useState("");
  const move = () =>
    bulk.run({
      body: { act: "move", email: email.trim() },
      doing: (what) => `Moving ${what}…`,
      done: (what) => `Moved ${what} to ${email.trim()}`,
    });
  return (
    <FormDialog
      button={
        <>
          <UserRoundPen aria-hidden="true" />Move…
        </>
      }
      title={`Move ${what} to somebody else?`}
      action="Move"
      disabled={email.trim() === ""}
      onSend={move}
    >
      <p>
        The person with this address is the owner at once, and finds the archives in their profile.
        Nothing else changes: who can see an archive, and who works on it.
      </p>
      <Field
        label="E-mail address of the new owner"
        type="email"
        required
        value={email}
        set={setEmail}
      />
    </FormDialog>
  );
}
