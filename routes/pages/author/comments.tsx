/** `/tour/{id}/comments`: comments on an archive, for those who work on it and administrators. */
import CommentsIsland from "../../../islands/author/comments/island.tsx";
import { WITHHELD_AUDIO } from "../../../lib/model/consent/withheld.ts";
import { readTourComments } from "../../../lib/server/tour_comments.ts";
import { readTourPeople } from "../../../lib/server/tour_people.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { ArchiveHead } from "./archive_head.tsx";
import { findEditableTour } from "./editable_tour.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("authoring");

export async function commentsPage(c: Ctx) {
  const found = await findEditableTour(c, "signInForComments", "reviewer");
  if (found instanceof Response) return found;
  const { tour, viewer, role } = found;
  const { kv, now } = c.var.parts;
  const comments = await readTourComments(kv, { tour, viewer, role });
  const stops = tour.audioStops.flatMap(({ id, title, audioUrl }, i) =>
    audioUrl === WITHHELD_AUDIO ? [] : [{ id, label: `${i + 1}. ${title}` }]
  );
  return c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title={t("comments")}>
        {rich(t, "commentsText", {
          title: <Words language={tour.language}>{tour.title}</Words>,
        })} <a href={to(`/tour/${tour.id}/activity`)}>{t("happenedLately")}</a>
      </ArchiveHead>
      <Island
        name="comments"
        of={CommentsIsland}
        when="load"
        props={{
          tourId: tour.id,
          userId: viewer.id,
          language: tour.language,
          stops,
          known: { comments, role },
          people: (await readTourPeople(kv, tour.id, viewer))!,
          now: now().getTime(),
        }}
      />
    </div>,
    { title: t("commentsOnTitle", { title: tour.title }), styles: "authors" },
  );
}
