/** `/tour/{id}/classes`: the classes of an archive, for its owner, editors and administrators. */
import Classes from "../../../../islands/author/classes/island.tsx";
import { listClasses } from "../../../../lib/store/classes/classes.ts";
import { Island } from "../../../../lib/ui/island.tsx";
import { Words } from "../../../../lib/ui/words.tsx";
import type { Ctx } from "../../../context.ts";
import { ArchiveHead } from "../archive_head.tsx";
import { findEditableTour } from "../editable_tour.tsx";

/** How long a class goes on unless its teacher says otherwise, in milliseconds: four weeks. */
const USUAL_MS = 28 * 24 * 3600 * 1000;

export async function classesPage(c: Ctx) {
  const found = await findEditableTour(c, "see the classes of an archive");
  if (found instanceof Response) return found;
  const { tour } = found;
  const { kv, now } = c.var.parts;
  const classes = await listClasses(kv, tour.id, now());
  const endsAt = new Date(now().getTime() + USUAL_MS).toISOString();
  return c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title="Classes">
        Pupils work on “<Words language={tour.language}>{tour.title}</Words>” and hand in what they
        have made. Nothing of theirs is in the archive before you take it.
      </ArchiveHead>
      <Island
        name="classes"
        of={Classes}
        when="load"
        props={{ tourId: tour.id, classes, endsAt }}
      />
    </div>,
    { title: `Classes of ${tour.title}`, styles: "authors", isIndexed: false },
  );
}
