/** `/review`: the versions that wait for review, for archivists and administrators. */
import { Inbox } from "lucide-react";
import type { QueuedHandIn } from "../../../lib/model/review/hand_in.ts";
import { listQueue } from "../../../lib/store/review/queue.ts";
import { timeAgo } from "../../../lib/ui/time_ago.ts";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { forReviewers } from "./for_reviewers.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("reviewing");

export async function reviewPage(c: Ctx) {
  const reviewer = await forReviewers(c);
  if (reviewer instanceof Response) return reviewer;
  const { kv, now } = c.var.parts;
  const queue = await listQueue(kv, reviewer);
  return c.render(
    <div className="wrap history-page">
      <div className="page-head">
        <h1>{t("review")}</h1>
        <p className="lead">{t("queueText")}</p>
      </div>
      {queue.length === 0
        ? (
          <p className="row">
            <Inbox aria-hidden="true" />
            {t("nothingWaits")}
          </p>
        )
        : (
          <>
            <p>{t("archivesWait", { count: queue.length })}</p>
            <ul role="list" className="own-list versions">
              {queue.map((one) => <Entry key={one.id} handIn={one} now={now().getTime()} />)}
            </ul>
          </>
        )}
    </div>,
    { title: t("review"), styles: "authors" },
  );
}

function Entry({ handIn, now }: { handIn: QueuedHandIn; now: number }) {
  const { tourId, title, handedInAt, handedInBy, owner, isFirst } = handIn;
  return (
    <li>
      <div>
        <h2>
          <Words>{title}</Words>
        </h2>
        <p className="meta">
          <span>{t(isFirst ? "newArchive" : "changes")}</span>
          <span>
            {rich(t, "byName", { name: <Words>{handedInBy ?? t("withoutAccount")}</Words> })}
          </span>
          {owner && owner !== handedInBy && (
            <span>
              {rich(t, "archiveOf", { owner: <Words>{owner}</Words> })}
            </span>
          )}
          <time dateTime={handedInAt}>{timeAgo(Date.parse(handedInAt), now)}</time>
        </p>
      </div>
      <div className="own-actions">
        <a className="button primary" href={to(`/review/${tourId}`)}>
          {rich(t, "compare", { title: <span className="visually-hidden">{title}</span> })}
        </a>
      </div>
    </li>
  );
}
