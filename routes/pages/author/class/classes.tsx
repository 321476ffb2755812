/** `/tour/{id}/classes`: the classes of an archive, for its owner, editors and administrators. */
import Classes from "../../../../islands/author/classes/island.tsx";
import { listClasses } from "../../../../lib/store/classes/classes.ts";
import { Island } from "../../../../lib/ui/island.tsx";
import { Words } from "../../../../lib/ui/words.tsx";
import type { Ctx } from "../../../context.ts";
import { ArchiveHead } from "../archive_head.tsx";
import { findEditableTour } from "../editable_tour.tsx";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("authoring");

/** How long a class goes on unless its teacher says otherwise, in milliseconds: four weeks. */
const USUAL_MS = 28 * 24 * 3600 * 1000;

export async function classesPage(c: Ctx) {
  const found = await findEditableTour(c, "signInForClasses");
  if (found instanceof Response) return found;
  const { tour } = found;
  const { kv, now } = c.var.parts;
  const classes = await listClasses(kv, tour.id, now());
  const endsAt = new Date(now().getTime() + USUAL_MS).toISOString();
  return c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title={t("classes")}>
        {rich(t, "classesText", {
          title: <Words language={tour.language}>{tour.title}</Words>,
        })}
      </ArchiveHead>
      <Island
        name="classes"
        of={Classes}
        when="load"
        props={{ tourId: tour.id, classes, endsAt }}
      />
    </div>,
    { title: t("classesOfTitle", { title: tour.title }), styles: "authors", isIndexed: false },
  );
}
