/** Blocks a user: the reason, and the visibility of their archives meanwhile. */
import { Ban } from "lucide-react";
import { api } from "../../../lib/device/api.ts";
import { FormDialog } from "../../forms/form_dialog.tsx";
import { BlockFields, useBlock } from "./block_fields.tsx";

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
      label={`Block ${name}`}
      title={`Block ${name}?`}
      action="Block"
      working="Blocking..."
      disabled={disabled}
      onSend={() => api("POST", `/api/admin/users/${id}/block`, body)}
      done={{ title: "Blocked", description: name }}
      onOver={onActed}
    >
      <p>
        Their sessions end at once on every device, and they can’t sign in until you unblock them.
        Nothing is deleted.
        {isAdmin && " They lose their administrator rights."}
      </p>
      <BlockFields
        reader={name}
        hides={tours > 0
          ? `Hide ${tours === 1 ? "the archive" : `all ${tours} archives`}`
          : undefined}
        {...typed}
      />
    </FormDialog>
  );
}
