/** The comments of an archive, by stop: open ones first, resolved ones folded. */
import { useId, useState } from "react";
import type { TourPeople } from "../../../lib/model/people/co_author.ts";
import type { TourComments } from "../../../lib/model/people/comment.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { Field } from "../../forms/field.tsx";
import { approvalText, OwnApproval } from "../people/approval.tsx";
import { CommentBox } from "./comment_box.tsx";
import { CommentThread, type ThreadContext } from "./thread.tsx";
import { type CommentedStop, isOpen, type Section, sectionsOf, threadsOf } from "./threads.ts";
import { useComments } from "./use_comments.ts";
import { to } from "../../../lib/texts/paths.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

type Props = {
  tourId: string;
  userId: string;
  /** The language of the archive's titles. */
  language?: string;
  /** The stops that may be commented on. */
  stops: CommentedStop[];
  known: TourComments;
  people: TourPeople;
  /** When the page was made, in milliseconds since 1970. */
  now: number;
};

export default function Comments({ tourId, userId, language, stops, known, people, now }: Props) {
  const { state, acts } = useComments(tourId, known);
  const { comments, role } = state ?? known;
  const [said, say] = useState("");
  const threads = threadsOf(comments);
  const open = threads.filter(isOpen);
  const resolved = threads.filter((one) => !isOpen(one));
  const context = { tourId, userId, role, now, acts, say };
  const list = (some: typeof threads) =>
    sectionsOf(some, stops).map((section) => (
      <CommentSection key={section.key} {...{ section, tourId, language, stops, context }} />
    ));
  return (
    <div className="comments">
      <Approvals {...{ tourId, userId, people }} />
      <NewComment {...{ stops, context }} />
      <p role="status" className="visually-hidden">{said}</p>
      {threads.length === 0
        ? <p className="soft">{t("noCommentsYet")}</p>
        : <h2>{t("openTotal", { count: open.length })}</h2>}
      {list(open)}
      {resolved.length > 0 && (
        <details className="resolved-comments">
          <summary>
            <h2>{t("resolvedTotal", { count: resolved.length })}</h2>
          </summary>
          {list(resolved)}
        </details>
      )}
    </div>
  );
}

type ApprovalsProps = { tourId: string; userId: string; people: TourPeople };

/** Which version each reviewer has approved; for a reviewer, the own approval. */
function Approvals({ tourId, userId, people: { coAuthors, role, revision } }: ApprovalsProps) {
  if (role === "reviewer") {
    const { approved } = coAuthors.find((one) => one.userId === userId) ?? {};
    return <OwnApproval {...{ tourId, revision, approved }} />;
  }
  const approved = coAuthors.filter((one) => one.approved);
  if (approved.length === 0) return null;
  return (
    <ul role="list" className="approvals" aria-label={t("approvals")}>
      {approved.map(({ userId, name, approved }) => (
        <li key={userId}>
          <Words>{name}</Words> {approvalText(approved!, revision)}.
        </li>
      ))}
    </ul>
  );
}

type NewProps = { stops: CommentedStop[]; context: ThreadContext };

function NewComment({ stops, context: { tourId, userId, acts, say } }: NewProps) {
  const id = useId();
  const [stopId, setStopId] = useState("");
  return (
    <section className="new-comment" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("writeAComment")}</h2>
      <Field
        label={t("about")}
        options={[
          ["", t("archiveAsWhole")],
          ...stops.map(({ id, label }) => [id, label] as const),
        ]}
        value={stopId}
        set={setStopId}
      />
      <CommentBox
        place={{ userId, tourId, box: "new" }}
        label={t("comment")}
        action={t("send")}
        onSend={async (text, key) => {
          await acts.add({ text, stopId: stopId || undefined }, key);
          say(t("commentSent"));
        }}
      />
    </section>
  );
}

type SectionProps = {
  section: Section;
  tourId: string;
  language?: string;
  stops: CommentedStop[];
  context: ThreadContext;
};

function CommentSection({ section, tourId, language, stops, context }: SectionProps) {
  const { stop, gone, threads } = section;
  const id = useId();
  const number = stops.findIndex((one) => one.id === stop?.id) + 1;
  return (
    <section className="comment-section" aria-labelledby={id}>
      <h3 id={id}>
        {stop
          ? <a href={to(`/tour/${tourId}#stop-${number}`)} {...textIn(language)}>{stop.label}</a>
          : gone === undefined
          ? t("archiveAsWhole")
          : <DeletedStop title={gone} language={language} />}
      </h3>
      <ol role="list" className="comment-list">
        {threads.map((thread) => (
          <CommentThread
            key={thread.head.id}
            thread={thread}
            {...context}
          />
        ))}
      </ol>
    </section>
  );
}

function DeletedStop({ title, language }: { title: string; language?: string }) {
  if (!title) return <span className="soft">{t("deletedStop")}</span>;
  return rich(t, "stopWasDeleted", {
    title: <bdi {...textIn(language)}>{title}</bdi>,
    soft: (words) => <span className="soft">{words}</span>,
  });
}
