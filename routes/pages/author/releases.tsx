/**
 * `/tour/{id}/releases`: the releases of an archive's stories, for its owner and administrators;
 * its editors see that there are some, and add others.
 */
import { ArchiveHead } from "./archive_head.tsx";
import ReleaseStates from "../../../islands/author/releases/release-states.island.tsx";
import TourReleases from "../../../islands/author/releases/island.tsx";
import {
  dayOf,
  recordingOf,
  type ReleasableStop,
  releasableStops,
} from "../../../lib/model/consent/closed.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { recordingKey } from "../../../lib/model/tour/words/recordings.ts";
import { listReleases, listReleaseStates } from "../../../lib/store/consent/releases.ts";
import { readAllVersions } from "../../../lib/store/words/words_versions.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { getNewestVersion } from "../../../lib/store/review/versions.ts";
import { actorOf } from "../../middleware/viewer.ts";
import { findEditableTour } from "./editable_tour.tsx";
import { language, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("authoring");

export async function releasesPage(c: Ctx) {
  const found = await findEditableTour(c, "signInForReleases");
  if (found instanceof Response) return found;
  const { kv, now } = c.var.parts;
  const by = actorOf(found.viewer);
  const tour = (await getNewestVersion(kv, found.tour.id, by))!;
  const own = releasableStops(tour.audioStops);
  const stops = [...own, ...translatedOf(own, await readAllVersions(kv, tour.id))];
  const shared = { tourId: tour.id, stops, today: dayOf(now()) };
  const isOwner = found.role === "owner";
  return c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title={t("releases")}>
        {isOwner
          ? rich(t, "releasesTextOwner", {
            title: <Words language={tour.language}>{tour.title}</Words>,
          })
          : rich(t, "releasesText", {
            title: <Words language={tour.language}>{tour.title}</Words>,
          })}
      </ArchiveHead>
      {isOwner
        ? (
          <Island
            name="releases"
            of={TourReleases}
            when="load"
            props={{ ...shared, releases: await listReleases(kv, tour.id) }}
          />
        )
        : (
          <Island
            name="release-states"
            of={ReleaseStates}
            when="load"
            props={{ ...shared, releases: await listReleaseStates(kv, tour.id, by) }}
          />
        )}
    </div>,
    { title: t("releasesOfTitle", { title: tour.title }), styles: "authors" },
  );
}

type Versions = Awaited<ReturnType<typeof readAllVersions>>;

/** The recordings in other languages, also those that only an earlier version has. */
const translatedOf = (stops: ReleasableStop[], all: Versions): ReleasableStop[] =>
  stops.flatMap(({ id, label }) =>
    all.flatMap(({ last, before }) => {
      const name = nameOfLanguage(last.language, language());
      const versions = [
        { ...last, name },
        ...before.map(({ updatedAt, ...version }) => {
          return { ...version, name: t("languageOn", { language: name, day: dayText(updatedAt) }) };
        }),
      ];
      const names = new Map<string, string>();
      for (const { words, name } of versions) {
        const recording = recordingOf(words[recordingKey(id)]?.text ?? "");
        if (recording !== "" && !names.has(recording)) names.set(recording, name);
      }
      return Array.from(names, ([recording, name]): ReleasableStop => {
        return { id, label: `${label} (${name})`, recording, language: last.language };
      });
    })
  );

const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString(language(), { dateStyle: "long", timeZone: "UTC" });
