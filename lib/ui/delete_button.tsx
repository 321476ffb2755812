/** The button that deletes an item of a list. */
import { Trash2 } from "lucide-react";
import { ActionButton } from "./action_button.tsx";

type Props = { title: string; onClick: () => Promise<unknown> | void };

/** A bin; its name has the `title` of what it deletes. */
export function DeleteButton({ title, onClick }: Props) {
  return (
    <ActionButton
      className="icon-button needs-script"
      aria-label={`Delete ${title}`}
      onAction={onClick}
    >
      <Trash2 aria-hidden="true" />
    </ActionButton>
  );
}
