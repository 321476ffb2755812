/** The releases of an archive as its editors see them, who add releases and change none. */
import type { ReleasableStop } from "../../../lib/model/consent/closed.ts";
import { documentPath } from "../../../lib/model/consent/document.ts";
import type { ReleaseState } from "../../../lib/model/consent/release.ts";
import { visitAgain } from "../../shell/visit.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { AddDocument } from "./add_document.tsx";
import { releaseActs } from "./release_acts.ts";
import { ReleaseForm } from "./release_form.tsx";
import { scopeText } from "./scope_text.ts";

const t = texts("releases");

type Props = {
  tourId: string;
  stops: ReleasableStop[];
  /** The oldest first. */
  releases: ReleaseState[];
  /** The day in UTC, as ISO 8601. */
  today: string;
  /** Shows the releases as they are now; the page by itself if missing. */
  refresh?: () => Promise<unknown>;
};

export default function ReleaseStates(
  { tourId, stops, releases, today, refresh = visitAgain }: Props,
) {
  const acts = releaseActs(tourId, { refresh });
  return (
    <>
      <p className="release-keeper">
        {rich(t, "ownerKeeps", { strong: (text) => <strong>{text}</strong> })}
      </p>
      {releases.length === 0
        ? <p className="soft">{t("noReleasesAll")}</p>
        : (
          <ul role="list" className="own-list versions">
            {releases.map((release) => (
              <li key={release.id}>
                <div>
                  <h2>
                    <ReleasedStop {...{ stops, release }} />
                  </h2>
                  <p className="meta">{scopeText(release, today)}</p>
                </div>
                {release.takesDocument && (
                  <AddDocument
                    onSend={(file, onProgress) =>
                      acts.addDocument(documentPath(tourId, release.id), file, onProgress)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      {stops.length > 0 && <ReleaseForm stops={stops} today={today} onSave={acts.add} />}
    </>
  );
}

function ReleasedStop({ stops, release }: Pick<Props, "stops"> & { release: ReleaseState }) {
  const stop = stops.find(({ recording }) => recording === release.recording);
  return stop ? <Words>{stop.label}</Words> : t("recordingUnused");
}
