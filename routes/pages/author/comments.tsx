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

export async function commentsPage(c: Ctx) {
  const found = await findEditableTour(c, "read the comments on an archive", "reviewer");
  if (found instanceof Response) return found;
  const { tour, viewer, role } = found;
  const { kv, now } = c.var.parts;
  const comments = await readTourComments(kv, { tour, viewer, role });
  const stops = tour.audioStops.flatMap(({ id, title, audioUrl }, i) =>
    audioUrl === WITHHELD_AUDIO ? [] : [{ id, label: `${i + 1}. ${title}` }]
  );
  return c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title="Comments">
        What those who work on “<Words language={tour.language}>{tour.title}</Words>” write to each
        other about it. The owner, editors, reviewers and administrators read it, visitors never do.
        {" "}
        <a href={`/tour/${tour.id}/activity`}>What has happened lately</a>
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
    { title: `Comments on ${tour.title}`, styles: "authors" },
  );
}
