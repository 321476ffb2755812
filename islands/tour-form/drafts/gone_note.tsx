/** Says that the archive was deleted while it was edited, and what can be done. */
import { Trash2 } from "lucide-react";

export function GoneNote({ draftId }: { draftId?: string }) {
  return (
    <section className="notice gone-note" role="status">
      <h2>
        <Trash2 aria-hidden="true" />This archive was deleted
      </h2>
      <p>
        It was deleted while you were editing. {draftId
          ? "Your changes are kept as a draft: create a new archive from it, or restore the deleted archive from your profile first."
          : "Leave this page open, or export the tour, until your changes are saved as a draft."}
      </p>
      {draftId && (
        <div className="row">
          <a className="button primary" href={`/create?draft=${draftId}`}>Open the draft</a>
          <a className="button" href="/profile#recently-deleted">Recently deleted</a>
        </div>
      )}
    </section>
  );
}
