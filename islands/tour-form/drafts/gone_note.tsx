/** Says that the archive was deleted whose changes are in the form, and what can be done. */
import { Trash2 } from "lucide-react";

type Props = {
  /** Missing in the form of the draft itself. */
  draft?: {
    /** Undefined while the changes are not saved as a draft. */
    id?: string;
  };
};

export function GoneNote({ draft }: Props) {
  return (
    <section className="notice gone-note" aria-labelledby="gone">
      <h2 id="gone">
        <Trash2 aria-hidden="true" />This archive was deleted
      </h2>
      <p role="status">{textOf(draft)}</p>
      <div className="row">
        {draft?.id && (
          <a className="button primary" href={`/create?draft=${draft.id}`}>Open the draft</a>
        )}
        <a className="button" href="/profile#recently-deleted">Recently deleted</a>
      </div>
    </section>
  );
}

function textOf(draft: Props["draft"]): string {
  if (!draft) {
    return "These are changes that were not published. Make a new archive of them, or restore the " +
      "deleted one from your profile first: then they can be published there.";
  }
  return draft.id
    ? "It was deleted while you were editing. Your changes are kept as a draft: make a new archive " +
      "of them, or restore the deleted one from your profile first."
    : "It was deleted while you were editing. Leave this page open, or export the tour, until your " +
      "changes are saved as a draft.";
}
