/** The button that deletes an item of a list. */
import { Trash2 } from "lucide-react";
import { ActionButton } from "./action_button.tsx";
import { texts } from "../texts/texts.ts";

const t = texts("drafts");

type Props = { title: string; onClick: () => Promise<unknown> | void };

/** A bin icon; its name includes the `title` of the item. */
export function DeleteButton({ title, onClick }: Props) {
  return (
    <ActionButton
      className="icon-button"
      aria-label={t("deleteTitle", { title })}
      onAction={onClick}
    >
      <Trash2 aria-hidden="true" />
    </ActionButton>
  );
}
