/** Review in the profile: the queue of an archivist, and what an author has handed in. */
import { ClipboardCheck } from "lucide-react";
import { type HandIn, isUnsettled } from "../../../lib/model/review/hand_in.ts";
import type { User } from "../../../lib/model/account/user.ts";
import { isReviewed } from "../../../lib/store/kv/reviewed_kv.ts";
import { readReviewer } from "../../../lib/store/review/archivists.ts";
import { getOwnHandIn, listQueue } from "../../../lib/store/review/queue.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { type TextKey, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("reviewing");

/** `waiting` is the length of the queue, for those who decide. */
export type ProfileReview = { handIns: HandIn[]; waiting?: number };

/** What the profile says of review; null on sites without, where nothing is read. */
export async function readProfileReview(
  kv: Deno.Kv,
  user: User,
  tourIds: string[],
): Promise<ProfileReview | null> {
  if (!isReviewed(kv)) return null;
  const reviewer = await readReviewer(kv, user);
  const found = await Promise.all(tourIds.map((id) => getOwnHandIn(kv, id)));
  const handIns = found.filter((one) => one !== null && isUnsettled(one.state)) as HandIn[];
  return { handIns, ...reviewer && { waiting: (await listQueue(kv, reviewer)).length } };
}

export function ProfileReviews({ review: { handIns, waiting } }: { review: ProfileReview }) {
  if (handIns.length === 0 && waiting === undefined) return null;
  return (
    <section className="profile-devices" aria-labelledby="review">
      <h2 id="review">{t("review")}</h2>
      {waiting !== undefined && (
        <p>
          <a className="button" href={to("/review")}>
            <ClipboardCheck aria-hidden="true" />
            {t("reviewArchives", { count: waiting })}
          </a>
        </p>
      )}
      {handIns.length > 0 && (
        <ul role="list" className="own-list">
          {handIns.map(({ tourId, title, state, comment }) => (
            <li key={tourId}>
              <div>
                <h3>
                  <Words>{title}</Words>
                </h3>
                <p className="meta">
                  <span>{t(STATES[state])}</span>
                </p>
                {state === "returned" && comment && <blockquote>{comment}</blockquote>}
              </div>
              <div className="own-actions">
                <a className="button" href={to(`/tour/${tourId}/review`)}>
                  {rich(t, "openReview", {
                    hidden: (words) => <span className="visually-hidden">{words}</span>,
                    title,
                  })}
                </a>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const STATES = {
  "waiting": "waits",
  "returned": "returned",
  "taken-back": "takenBack",
  "approved": "approved",
  "discarded": "discarded",
} as const satisfies Record<HandIn["state"], TextKey<"reviewing">>;
