/** The comments on one stop, read and answered in its panel; resolved ones are on the page. */
import { useEffect, useState } from "react";
import { messageOf } from "../../../../lib/device/api.ts";
import { to } from "../../../../lib/texts/paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { CommentBox } from "../../comments/comment_box.tsx";
import { CommentThread } from "../../comments/thread.tsx";
import { isOpen, threadsOf } from "../../comments/threads.ts";
import { useComments } from "../../comments/use_comments.ts";
import type { Together } from "./together.ts";

const t = texts("sharing");

export function CommentsPanel({ stopId, together }: { stopId: string; together: Together }) {
  const { tourId, userId, openComments } = together;
  const { state, reload, acts } = useComments(tourId, undefined, stopId);
  const [problem, setProblem] = useState<string>();
  const [said, say] = useState("");
  const load = () => {
    setProblem(undefined);
    reload().catch((error) => setProblem(messageOf(error)));
  };
  useEffect(load, []);
  const threads = threadsOf(state?.comments ?? []);
  const open = threads.filter(isOpen);
  useEffect(() => {
    if (state) openComments.setOne(stopId, open.length);
  }, [open.length, state === undefined]);
  const resolved = threads.length - open.length;
  return (
    <div className="comments-panel">
      <p role="status" className="visually-hidden">{said}</p>
      {problem && (
        <p role="alert" className="field-error">
          {problem} <button type="button" className="button" onClick={load}>{t("tryAgain")}</button>
        </p>
      )}
      {!state && !problem && <p role="status" className="soft">{t("loadingComments")}</p>}
      {state && open.length > 0 && (
        <ol role="list" className="comment-list">
          {open.map((thread) => (
            <CommentThread
              key={thread.head.id}
              {...{ thread, tourId, userId, acts, say }}
              role={state.role}
              now={Date.now()}
            />
          ))}
        </ol>
      )}
      <CommentBox
        place={{ userId, tourId, box: `stop-${stopId}` }}
        label={t("commentOnStop")}
        action={t("send")}
        onSend={async (text, key) => {
          await acts.add({ text, stopId }, key);
          say(t("commentSent"));
        }}
      />
      <p className="soft">
        <a href={to(`/tour/${tourId}/comments`)} target="_blank">
          {resolved > 0 ? t("allCommentsResolved", { resolved }) : t("allComments")}
        </a>
      </p>
    </div>
  );
}
