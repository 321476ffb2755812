/** `/tour/{id}/classes/{classId}`: a class, for its teacher. */
import { ArrowLeft } from "lucide-react";
import Class from "../../../../islands/author/class/island.tsx";
import { visibilityOf } from "../../../../lib/model/tour/visibility.ts";
import { listWords } from "../../../../lib/store/words/read_words.ts";
import { Island } from "../../../../lib/ui/island.tsx";
import { Words } from "../../../../lib/ui/words.tsx";
import type { Ctx } from "../../../context.ts";
import { findClassOfTour } from "./found_class.tsx";
import { to } from "../../../../lib/texts/paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("authoring");

export async function classPage(c: Ctx) {
  const found = await findClassOfTour(c);
  if (found instanceof Response) return found;
  const { tour, state, joinPage } = found;
  const { kv, config } = c.var.parts;
  const languages = (await listWords(kv, tour.id)).map(({ language }) => language);
  const stops = tour.audioStops.map(({ id, title }, i) => ({
    id,
    title,
    label: `${i + 1}. ${title}`,
  }));
  return c.render(
    <div className="wrap history-page">
      <div className="page-head class-head">
        <a className="back" href={to(`/tour/${tour.id}/classes`)}>
          <ArrowLeft aria-hidden="true" />
          {t("classes")}
        </a>
        <h1 data-long={state.title.length > 40 || undefined}>
          <Words>{state.title}</Words>
        </h1>
        <p className="soft">
          {rich(t, "aClassFor", {
            title: (
              <a href={to(`/tour/${tour.id}`)}>
                <Words language={tour.language}>{tour.title}</Words>
              </a>
            ),
          })}
        </p>
      </div>
      <Island
        name="class"
        of={Class}
        when="load"
        props={{
          first: state,
          archive: {
            id: tour.id,
            visibility: visibilityOf(tour),
            tiles: config.map,
            stops,
            ...tour.language && { language: tour.language },
            languages,
          },
          origin: config.auth.origin,
          joinPage,
        }}
      />
    </div>,
    { title: state.title, styles: "authors", isIndexed: false },
  );
}
