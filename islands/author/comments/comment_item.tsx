/** One comment: who, when, what. */
import type { ReactNode } from "react";
import type { Comment } from "../../../lib/model/people/comment.ts";
import { timeAgo } from "../../../lib/ui/time_ago.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

type Props = {
  comment: Comment;
  /** Milliseconds since 1970. */
  now: number;
  /** The buttons of its author. */
  children: ReactNode;
};

export function CommentItem({ comment, now, children }: Props) {
  const { by, text, at, editedAt, deletedAt } = comment;
  const hydrated = useHydrated();
  return (
    <div className="comment">
      <p className="meta">
        <strong>
          <Words>{by ?? t("somebodyUnknown")}</Words>
        </strong>
        <time dateTime={at}>
          {timeAgo(Date.parse(at), now)}
          {hydrated && `, ${localTime(at)}`}
        </time>
        {editedAt && <span>{t("changed")}</span>}
      </p>
      {children}
      {text === undefined
        ? (
          <p className="soft">
            {deletedAt ? t("thisCommentDeleted") : t("commentHidden")}
          </p>
        )
        : <p className="comment-text" dir="auto">{text}</p>}
    </div>
  );
}

const localTime = (iso: string) =>
  new Date(iso).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
