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
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { findEditableTour } from "../author/editable_tour.tsx";
import { StopListens } from "./stop_listens.tsx";

export async function listenersPage(c: Ctx) {
  const found = await findEditableTour(c, "signInForListeners");
  if (found instanceof Response) return found;
  const { tour } = found;
  const { kv, now } = c.var.parts;
  const figures = await readFigures(kv, tour, now());
  const shown = tour.audioStops.flatMap(({ id }) => figures.get(id) ?? []);
  return c.render(
    <div className="wrap listeners">
      <ArchiveHead tourId={tour.id} title="Listeners">
        How often the stories of “<Words language={tour.language}>{tour.title}</Words>” were heard.
        Only those who edit it and administrators see this page.
      </ArchiveHead>
      {shown.length > 0
        ? <Overview tour={tour} figures={figures} shown={shown} />
        : <NothingYet tour={tour} />}
      <Meaning />
    </div>,
    { title: `Listeners of ${tour.title}`, styles: "authors" },
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
          ["Listenings", totalOf(shown).toLocaleString("en")],
          ["On walks, at least", walked > 0 ? walked.toLocaleString("en") : undefined],
          ["To the end, at least", ended > 0 ? ended.toLocaleString("en") : undefined],
        ]}
      />
      <p>
        <a className="button" href={listensPath(tour.id)} download data-turbo="false">
          <Download aria-hidden="true" />Download as a table (CSV)
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
  <EmptyState icon={Headphones} title="No figures yet">
    <p>
      A story has its first figure after it was heard on {FEWEST}{" "}
      devices, once the week is over. Your own listening isn’t counted.
      {tour.visibility === "private" && " While the archive is private, nothing is."}
    </p>
    <a className="button primary" href={`/tour/${tour.id}`}>Go to the archive</a>
  </EmptyState>
);

const Meaning = () => (
  <section className="listens-meaning" aria-labelledby="meaning">
    <h2 id="meaning">What the figures mean</h2>
    <ul>
      <li>
        A listening is one story on one device, from five seconds on. Each device counts once a year
        for each story, the first time. On pages of other sites each visit counts.
      </li>
      <li>
        “To the end” includes those who skipped there. Listening on a virtual walk counts as a walk;
        reading a story counts as nothing.
      </li>
      <li>
        Every figure stands for {FEWEST}{" "}
        listenings or more and is rounded to tens. Smaller groups wait until they have grown, or are
        put together with others: that is why some weeks, ways and places are told apart and others
        aren’t. So nobody can find out how one person listened.
      </li>
      <li>
        The present week comes when it is over. Weeks are from Monday to Sunday, in UTC. What comes
        in late, from a device without a connection, counts for the week in which it comes. At the
        end of a year what is left over is dropped, and figures are kept for this year and the two
        before.
      </li>
      <li>
        Not counted: your own listening while signed in, that of others who work on the archive and
        of administrators, people whose browser asks not to be tracked, and devices whose message
        gets lost. A figure is a sign, not a proof: a program can make listenings up.{" "}
        <a href="/privacy">What this site keeps of visitors</a>
      </li>
    </ul>
  </section>
);
