/** Says that the archive of this form is gone, with the possible next steps. */
import { ArrowRightLeft, Trash2 } from "lucide-react";

/** "moved": it exists, and the user may not change it any more. */
export type GoneReason = "deleted" | "moved";

type Props = {
  why: GoneReason;
  /** Missing in the form of the draft itself. */
  draft?: {
    /** Undefined while the changes are not saved as a draft. */
    id?: string;
  };
};

export function GoneNote({ why, draft }: Props) {
  const Icon = why === "deleted" ? Trash2 : ArrowRightLeft;
  const { title, text } = (why === "deleted" ? deletedText : movedText)(draft);
  return (
    <section className="notice gone-note" aria-labelledby="gone">
      <h2 id="gone">
        <Icon aria-hidden="true" />
        {title}
      </h2>
      <p role="status">{text}</p>
      <div className="row">
        {draft?.id && (
          <a className="button primary" href={`/create?draft=${draft.id}`}>Open the draft</a>
        )}
        {why === "deleted" && (
          <a className="button" href="/profile#recently-deleted">Show deleted archives</a>
        )}
      </div>
    </section>
  );
}

const LEAVE_OPEN =
  "Leave this page open until your changes are saved as a draft, or export the archive.";

function deletedText(draft: Props["draft"]) {
  const text = !draft
    ? "You haven’t published these changes. Create a new archive from them, or restore the deleted " +
      "one from your profile first."
    : draft.id
    ? "It was deleted while you were editing. Your changes are saved as a draft. Create a new " +
      "archive from them, or restore the deleted one from your profile first."
    : `It was deleted while you were editing. ${LEAVE_OPEN}`;
  return { title: "This archive was deleted", text };
}

function movedText(draft: Props["draft"]) {
  const text = !draft
    ? "You haven’t published these changes. Create a new archive from them, or show them to the " +
      "owner with a preview link."
    : draft.id
    ? "It was handed over, or your role in it ended, while you were editing. Your changes are saved as a draft. Create a new " +
      "archive from them, or show them to the owner with a preview link."
    : `It was handed over, or your role in it ended, while you were editing. ${LEAVE_OPEN}`;
  return { title: "You no longer work on this archive", text };
}
