/** The button that deletes an item of a list. */
import { Trash2 } from "lucide-react";
import { ActionButton } from "./action_button.tsx";
import { texts } from "../texts/texts.ts";

const t = texts("drafts");

/** The `title` of the item, which the button’s name includes, or the whole name as `label`. */
type Props = ({ title: string } | { label: string }) & { onClick: () => Promise<unknown> | void };

/** A bin icon; its name includes the `title` of the item. */
export function DeleteButton({ onClick, ...named }: Props) {
  const label = "label" in named ? named.label : t("deleteTitle", { title: named.title });
  return (
    <ActionButton className="icon-button" aria-label={label} onAction={onClick}>
      <Trash2 aria-hidden="true" />
    </ActionButton>
  );
}
