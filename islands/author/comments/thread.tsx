/** A comment with its answers, and what one can do with them. */
import { Check, Pencil, Reply, RotateCcw, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Comment } from "../../../lib/model/people/comment.ts";
import { permits, type PersonRole } from "../../../lib/model/people/tour_role.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";
import { CommentBox } from "./comment_box.tsx";
import { CommentItem } from "./comment_item.tsx";
import { boxOf, getKeptTexts } from "./kept_texts.ts";
import type { Thread } from "./threads.ts";
import type { CommentActs } from "./use_comments.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("sharing");

/** What all threads of a list share. */
export type ThreadContext = {
  tourId: string;
  userId: string;
  role: PersonRole;
  /** Milliseconds since 1970. */
  now: number;
  acts: CommentActs;
  /** Tells screen readers the result. */
  say: (text: string) => void;
};

export function CommentThread({ thread, ...context }: ThreadContext & { thread: Thread }) {
  const { head, answers } = thread;
  const { tourId, userId, role, acts, say } = context;
  const [isAnswering, setAnswering] = useState(false);
  const { problem, attempt: attemptTo } = useAttempt();
  const place = { userId, tourId, box: `answer-${head.id}` };
  useEffect(() => {
    getKeptTexts().read(boxOf(place)).then((kept) => kept && setAnswering(true));
  }, []);
  const attempt = (act: () => Promise<void>, done: string) =>
    attemptTo(async () => {
      await act();
      say(done);
    });
  const isResolved = head.resolvedAt !== undefined;
  const resolve = () =>
    attempt(
      () => acts.change(head.id, { isResolved: !isResolved }),
      isResolved ? t("openedAgain") : t("nowResolved"),
    );
  const mayResolve = head.isMine || permits(role, "editor");
  const { by } = head;
  const hidden = (words: string) => <span className="visually-hidden">{words}</span>;
  return (
    <li className="comment-thread" id={`comment-${head.id}`}>
      <EditableComment comment={head} attempt={attempt} {...context} />
      {answers.length > 0 && (
        <ol
          role="list"
          className="comment-answers"
          aria-label={by ? t("answersTo", { by }) : t("answersToComment")}
        >
          {answers.map((answer) => (
            <li key={answer.id}>
              <EditableComment comment={answer} attempt={attempt} {...context} />
            </li>
          ))}
        </ol>
      )}
      {isResolved && (
        <p className="soft comment-resolved">
          <Check aria-hidden="true" />
          <span>
            {head.resolvedBy
              ? rich(t, "resolvedBy", { by: <Words>{head.resolvedBy}</Words> })
              : t("isResolved")}
          </span>
        </p>
      )}
      {isAnswering
        ? (
          <CommentBox
            place={place}
            label={t("yourAnswer")}
            action={t("answer")}
            takesFocus
            onSend={async (text, key) => {
              await acts.add({ text, parent: head.id }, key);
              setAnswering(false);
              say(t("answerSent"));
            }}
            onCancel={() => setAnswering(false)}
          />
        )
        : (
          <div className="comment-actions">
            <button
              type="button"
              className="button quiet"
              onClick={() => setAnswering(true)}
            >
              <Reply aria-hidden="true" />
              {rich(t, by ? "answerCommentOf" : "answerComment", { by, hidden })}
            </button>
            {mayResolve && (
              <ActionButton className="button quiet" onAction={resolve}>
                {isResolved ? <RotateCcw aria-hidden="true" /> : <Check aria-hidden="true" />}
                {isResolved
                  ? rich(t, by ? "reopenCommentOf" : "reopenComment", { by, hidden })
                  : rich(t, by ? "resolveCommentOf" : "resolveComment", { by, hidden })}
              </ActionButton>
            )}
          </div>
        )}
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </li>
  );
}

type EditableProps = ThreadContext & {
  comment: Comment;
  attempt: (act: () => Promise<void>, done: string) => Promise<void>;
};

/** A comment with the buttons of its author; the owner deletes those of others, too. */
function EditableComment({ comment, attempt, ...context }: EditableProps) {
  const { tourId, userId, role, now, acts, say } = context;
  const { id, text, isMine, deletedAt, by } = comment;
  const [isEditing, setEditing] = useState(false);
  const place = { userId, tourId, box: `edit-${id}` };
  useEffect(() => {
    if (isMine) getKeptTexts().read(boxOf(place)).then((kept) => kept && setEditing(true));
  }, []);
  const remove = async () => {
    const title = isMine
      ? t("deleteOwnCommentTitle")
      : by
      ? t("deleteCommentTitle", { by })
      : t("deleteCommentUnknownTitle");
    const question = { title, text: t("deleteCommentText"), action: t("delete") };
    if (await confirm(question)) await attempt(() => acts.remove(id), t("commentDeleted"));
  };
  if (isEditing) {
    return (
      <CommentBox
        place={place}
        label={t("ownComment")}
        action={t("save")}
        initial={text}
        takesFocus
        onSend={async (text) => {
          await acts.change(id, { text });
          setEditing(false);
          say(t("commentChanged"));
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  const mayDelete = deletedAt === undefined && (isMine || permits(role, "owner"));
  return (
    <CommentItem comment={comment} now={now}>
      {mayDelete && (
        <div className="comment-tools">
          {isMine && (
            <button
              type="button"
              className="icon-button"
              aria-label={t("editYourComment")}
              onClick={() => setEditing(true)}
            >
              <Pencil aria-hidden="true" />
            </button>
          )}
          <ActionButton
            className="icon-button"
            aria-label={isMine
              ? t("deleteOwnComment")
              : by
              ? t("deleteCommentOf", { by })
              : t("deleteCommentUnknown")}
            onAction={remove}
          >
            <Trash2 aria-hidden="true" />
          </ActionButton>
        </div>
      )}
    </CommentItem>
  );
}
