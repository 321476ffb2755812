/** The stories of an archive that visitors do not get, and why: for those who work on it. */
import { EyeOff } from "lucide-react";
import { recordingOf } from "../../model/consent/closed.ts";
import type { Release } from "../../model/consent/release.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { Words } from "../words.tsx";

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
        {hidden.length === 1 ? "1 story is" : `${hidden.length} stories are`} hidden from visitors
      </h2>
      <ul role="list">
        {hidden.map(({ stop, n, release }) => (
          <li key={stop.id}>
            Stop {n}, “<Words language={stop.language ?? tour.language}>{stop.title}</Words>”,{" "}
            {reasonOf(release, nameOf(release, isOwner))}.{" "}
            {isOwner && release.tourId && (
              <a href={`/tour/${release.tourId}/releases`}>Its releases</a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name is left out for an editor, and for a release in the archive of another owner. */
const nameOf = ({ person, tourId }: ClosingRelease, isOwner: boolean): string =>
  tourId === undefined
    ? "its release in the archive that it comes from"
    : isOwner
    ? `the release of ${person}`
    : "its release";

function reasonOf({ scope, from, withdrawnAt }: ClosingRelease, release: string): string {
  if (withdrawnAt !== undefined) {
    return `since ${withdrawnAt.slice(0, 10)}: ${release} was withdrawn`;
  }
  if (scope === "from") return `until ${from}: ${release} begins on that day`;
  return `while the archive is public: ${release} is for people with the link of an unlisted one`;
}
