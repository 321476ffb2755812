/** Blocks a user: the reason, and the visibility of their archives meanwhile. */
import { Ban } from "lucide-react";
import { api } from "../../../lib/device/api.ts";
import { FormDialog } from "../../forms/form_dialog.tsx";
import { BlockFields, useBlock } from "./block_fields.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("users");

/** `onActed` is called after the act, and when the dialog is closed after a failure. */
type Props = {
  id: string;
  name: string;
  tours: number;
  isAdmin: boolean;
  onActed: () => Promise<void>;
};

export function BlockDialog({ id, name, tours, isAdmin, onActed }: Props) {
  const { body, typed, disabled } = useBlock();
  return (
    <FormDialog
      button={<Ban aria-hidden="true" />}
      label={t("blockNamed", { name })}
      title={t("blockQuestion", { name })}
      action={t("block")}
      working={t("blockingOne")}
      disabled={disabled}
      onSend={() => api("POST", `/api/admin/users/${id}/block`, body)}
      done={{ title: t("blockedOne"), description: name }}
      onOver={onActed}
    >
      <p>
        {t("blockText")}
        {isAdmin && ` ${t("blockTextRights")}`}
      </p>
      <BlockFields
        label={t("reasonFor", { name })}
        hides={tours > 0 ? t("hideArchives", { count: tours }) : undefined}
        {...typed}
      />
    </FormDialog>
  );
}
