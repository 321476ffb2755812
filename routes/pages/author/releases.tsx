/**
 * `/tour/{id}/releases`: the releases of an archive's stories, for its owner, editors and
 * administrators.
 */
import { ArchiveHead } from "./archive_head.tsx";
import TourReleases from "../../../islands/author/releases/island.tsx";
import { dayOf, recordingOf } from "../../../lib/model/consent/closed.ts";
import { isTestBeep } from "../../../lib/model/media/url_rules.ts";
import { listReleases } from "../../../lib/store/consent/releases.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { getNewestVersion } from "../../../lib/store/review/versions.ts";
import { actorOf } from "../../middleware/viewer.ts";
import { findEditableTour } from "./editable_tour.tsx";

export async function releasesPage(c: Ctx) {
  const found = await findEditableTour(c, "see the releases of an archive");
  if (found instanceof Response) return found;
  const { kv, now } = c.var.parts;
  const tour = (await getNewestVersion(kv, found.tour.id, actorOf(found.viewer)))!;
  const stops = tour.audioStops.flatMap(({ id, title, audioUrl }, i) =>
    isTestBeep(audioUrl)
      ? []
      : [{ id, label: `${i + 1}. ${title}`, recording: recordingOf(audioUrl) }]
  );
  const releases = await listReleases(kv, tour.id);
  const props = { tourId: tour.id, stops, releases, today: dayOf(now()) };
  return c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title="Releases">
        What the people who are heard in “<Words language={tour.language}>{tour.title}</Words>” have
        agreed to. Only the owner, editors and administrators see it. A story with a release that is
        withdrawn, or not open yet, is not shown to visitors.
      </ArchiveHead>
      <Island name="releases" of={TourReleases} when="load" props={props} />
    </div>,
    { title: `Releases of ${tour.title}`, styles: "authors" },
  );
}
