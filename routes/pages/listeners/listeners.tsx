/**
 * `/tour/{id}/listeners`: how often an archive's stories were heard, for its owner, editors and
 * administrators.
 */
import { ArchiveHead } from "../author/archive_head.tsx";
import { Download, Headphones } from "lucide-react";
import { listensPath } from "../../../lib/model/listens/listening.ts";
import { FEWEST, type ListenFigure } from "../../../lib/model/listens/publication.ts";
import { byReach, byWays, totalOf } from "../../../lib/model/listens/summary.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { readFigures } from "../../../lib/store/listens/figures.ts";
import { EmptyState } from "../../../lib/ui/empty_state.tsx";
import { Figures } from "../../../lib/ui/tour/facts.tsx";
import { number } from "../../../lib/texts/formats.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { findEditableTour } from "../author/editable_tour.tsx";
import { StopListens } from "./stop_listens.tsx";

const t = texts("listens");

export async function listenersPage(c: Ctx) {
  const found = await findEditableTour(c, "signInForListeners");
  if (found instanceof Response) return found;
  const { tour } = found;
  const { kv, now } = c.var.parts;
  const figures = await readFigures(kv, tour, now());
  const shown = tour.audioStops.flatMap(({ id }) => figures.get(id) ?? []);
  return c.render(
    <div className="wrap listeners">
      <ArchiveHead tourId={tour.id} title={t("listeners")}>
        {rich(t, "listenersText", {
          title: <Words language={tour.language}>{tour.title}</Words>,
        })}
      </ArchiveHead>
      {shown.length > 0
        ? <Overview tour={tour} figures={figures} shown={shown} />
        : <NothingYet tour={tour} />}
      <Meaning />
    </div>,
    { title: t("listenersOfTitle", { title: tour.title }), styles: "authors" },
  );
}

type OverviewProps = {
  tour: Tour;
  figures: ReadonlyMap<string, ListenFigure[]>;
  /** Those of the archive's present stops. */
  shown: ListenFigure[];
};

function Overview({ tour, figures, shown }: OverviewProps) {
  const walked = byWays(shown).find(({ name }) => name === "walk")?.count ?? 0;
  const ended = byReach(shown).find(({ name }) => name === "end")?.count ?? 0;
  const weeks = {
    from: Math.min(...shown.map(({ from }) => from)),
    until: Math.max(...shown.map(({ until }) => until)),
  };
  return (
    <>
      <Figures
        figures={[
          [t("listenings"), number(totalOf(shown))],
          [t("onWalks"), walked > 0 ? number(walked) : undefined],
          [t("toTheEndAtLeast"), ended > 0 ? number(ended) : undefined],
        ]}
      />
      <p>
        <a className="button" href={listensPath(tour.id)} download data-turbo="false">
          <Download aria-hidden="true" />
          {t("downloadTable")}
        </a>
      </p>
      <ol role="list" className="stop-listens">
        {tour.audioStops.map((stop, i) => (
          <StopListens
            key={stop.id}
            n={i + 1}
            stop={stop}
            language={stop.language ?? tour.language}
            figures={figures.get(stop.id) ?? []}
            weeks={weeks}
          />
        ))}
      </ol>
    </>
  );
}

const NothingYet = ({ tour }: { tour: Tour }) => (
  <EmptyState icon={Headphones} title={t("noFiguresYet")}>
    <p>
      {t("firstFigure", { fewest: FEWEST })}
      {tour.visibility === "private" && ` ${t("noneWhilePrivate")}`}
    </p>
    <a className="button primary" href={to(`/tour/${tour.id}`)}>{t("goToArchive")}</a>
  </EmptyState>
);

const Meaning = () => (
  <section className="listens-meaning" aria-labelledby="meaning">
    <h2 id="meaning">{t("whatFiguresMean")}</h2>
    <ul>
      <li>{t("oneListening")}</li>
      <li>{t("toTheEndMeans")}</li>
      <li>{t("howRounded", { fewest: FEWEST })}</li>
      <li>{t("whichWeeks")}</li>
      <li>
        {rich(t, "notCounted", { link: (words) => <a href={to("/privacy")}>{words}</a> })}
      </li>
    </ul>
  </section>
);
