/** What an administrator does with the chosen archives. */
import { Download, LockKeyhole, Trash2, UserRoundPen } from "lucide-react";
import { useState } from "react";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { confirm } from "../../shell/confirm.ts";
import { Field } from "../../forms/field.tsx";
import { FormDialog } from "../../forms/form_dialog.tsx";
import type { Bulk, BulkAct } from "../bulk/use_bulk.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("acts");

const MAKE_PRIVATE: BulkAct = {
  body: { act: "make-private" },
  doing: (count) => t("makingPrivate", { count }),
  done: (count) => t("madePrivate", { count }),
};

const RESTORE: BulkAct = {
  body: { act: "restore" },
  doing: (count) => t("restoring", { count }),
  done: (count) => t("restored", { count }),
};

const DELETE: BulkAct = {
  body: { act: "delete" },
  doing: (count) => t("deleting", { count }),
  done: (count) => t("deletedMany", { count }),
  undo: RESTORE,
  removes: true,
};

type Props = { chosen: readonly string[]; bulk: Bulk };

export function ChosenTours({ chosen, bulk }: Props) {
  const count = chosen.length;
  const makePrivate = async () => {
    const sure = await confirm({
      title: t("makePrivateQuestion", { count }),
      text: t("makePrivateText", { count }),
      action: t("makePrivate"),
    });
    if (sure) await bulk.runAndTell(MAKE_PRIVATE);
  };
  const remove = async () => {
    const sure = await confirm({
      title: t("deleteQuestion", { count }),
      text: t("deleteText", { count }),
      action: t("deleteMany", { count }),
    });
    if (sure) await bulk.runAndTell(DELETE);
  };
  return (
    <>
      <ActionButton className="button" onAction={makePrivate}>
        <LockKeyhole aria-hidden="true" />
        {t("makePrivate")}
      </ActionButton>
      <MoveDialog count={count} bulk={bulk} />
      <a
        className="button"
        href={`/api/admin/tours/export?ids=${chosen.join(",")}`}
        data-turbo="false"
        download=""
      >
        <Download aria-hidden="true" />
        {t("export")}
      </a>
      <ActionButton className="button" onAction={remove}>
        <Trash2 aria-hidden="true" />
        {t("delete")}
      </ActionButton>
    </>
  );
}

function MoveDialog({ count, bulk }: { count: number; bulk: Bulk }) {
  const [email, setEmail] = useState("");
  const move = () =>
    bulk.run({
      body: { act: "move", email: email.trim() },
      doing: (count) => t("moving", { count }),
      done: (count) => t("moved", { count, email: email.trim() }),
    });
  return (
    <FormDialog
      button={
        <>
          <UserRoundPen aria-hidden="true" />
          {t("moveButton")}
        </>
      }
      title={t("moveQuestion", { count })}
      action={t("move")}
      disabled={email.trim() === ""}
      onSend={move}
    >
      <p>{t("moveText")}</p>
      <Field
        label={t("newOwnerAddress")}
        type="email"
        required
        value={email}
        set={setEmail}
      />
    </FormDialog>
  );
}
