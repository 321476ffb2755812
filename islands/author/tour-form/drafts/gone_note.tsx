/** Says that the archive of this form is gone, with the possible next steps. */
import { ArrowRightLeft, Trash2 } from "lucide-react";
import { to } from "../../../../lib/texts/paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

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
          <a className="button primary" href={to(`/create?draft=${draft.id}`)}>
            {t("openTheDraft")}
          </a>
        )}
        {why === "deleted" && (
          <a className="button" href={to("/profile#recently-deleted")}>
            {t("showDeletedArchives")}
          </a>
        )}
      </div>
    </section>
  );
}

function deletedText(draft: Props["draft"]) {
  const text = !draft
    ? t("deletedNotPublished")
    : draft.id
    ? t("deletedSaved")
    : t("deletedNotSaved");
  return { title: t("archiveDeleted"), text };
}

function movedText(draft: Props["draft"]) {
  const text = !draft ? t("movedNotPublished") : draft.id ? t("movedSaved") : t("movedNotSaved");
  return { title: t("noLongerYours"), text };
}
