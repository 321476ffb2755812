/** The button that deletes an item of a list. */
import { Trash2 } from "lucide-react";

/** A bin; its name has the `title` of what it deletes. */
export function DeleteButton({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={`Delete ${title}`}
      onClick={onClick}
    >
      <Trash2 aria-hidden="true" />
    </button>
  );
}
