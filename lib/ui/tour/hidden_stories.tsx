/** The stories of an archive that visitors do not get, and why: for those who work on it. */
import { EyeOff } from "lucide-react";
import { recordingOf } from "../../model/consent/closed.ts";
import type { Release } from "../../model/consent/release.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { Words } from "../words.tsx";
import { texts } from "../../texts/texts.ts";
import { rich } from "../rich.tsx";
import { to } from "../../texts/paths.ts";

const t = texts("tour");

/** Without person and archive where it is a release in an archive of somebody else. */
type ClosingRelease =
  & Pick<Release, "scope" | "from" | "withdrawnAt">
  & { person?: string; tourId?: string };

type Props = {
  tour: Pick<Tour, "audioStops" | "language">;
  /** The releases that close stories, each with its archive, by recording. */
  closures: ReadonlyMap<string, ClosingRelease>;
  /** True for the owner and administrators, who see the names in releases. */
  isOwner: boolean;
};

/** Nothing where visitors get all stories. */
export function HiddenStories({ tour, closures, isOwner }: Props) {
  const hidden = tour.audioStops.flatMap((stop, i) => {
    const release = closures.get(recordingOf(stop.audioUrl));
    return release ? [{ stop, n: i + 1, release }] : [];
  });
  if (hidden.length === 0) return null;
  return (
    <section className="hidden-stories" aria-labelledby="hidden-stories">
      <h2 id="hidden-stories">
        <EyeOff aria-hidden="true" />
        {t("hiddenStories", { count: hidden.length })}
      </h2>
      <ul role="list">
        {hidden.map(({ stop, n, release }) => (
          <li key={stop.id}>
            {rich(t, reasonKey(release, isOwner), {
              n,
              title: <Words language={stop.language ?? tour.language}>{stop.title}</Words>,
              date: release.withdrawnAt?.slice(0, 10) ?? release.from,
              person: <Words>{release.person}</Words>,
            })}{" "}
            {isOwner && release.tourId && (
              <a href={to(`/tour/${release.tourId}/releases`)}>{t("itsReleases")}</a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The text of the reason. The name is left out for an editor, and for a release in the archive of
 * another owner.
 */
function reasonKey(release: ClosingRelease, isOwner: boolean) {
  const { scope, withdrawnAt, tourId } = release;
  const whose = tourId === undefined ? "OfSource" : isOwner ? "OfPerson" : "";
  const why = withdrawnAt !== undefined ? "withdrawn" : scope === "from" ? "early" : "unlistedOnly";
  return `${why}${whose}` as const;
}
