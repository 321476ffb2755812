/** The releases of the people who are heard in an archive, or in one story, and their changes. */
import type { ReleasableStop } from "../../../lib/model/consent/closed.ts";
import { useState } from "react";
import { documentPath } from "../../../lib/model/consent/document.ts";
import type { Release } from "../../../lib/model/consent/release.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { ImportReleases } from "./import_releases.tsx";
import { releaseActs } from "./release_acts.ts";
import { ReleaseForm } from "./release_form.tsx";
import { ReleaseItem } from "./release_item.tsx";
import { visitAgain } from "../../shell/visit.ts";

const t = texts("releases");

type ReleaseListProps = {
  tourId: string;
  stops: ReleasableStop[];
  /** The oldest first. */
  releases: Release[];
  /** The day in UTC, as ISO 8601. */
  today: string;
  /** Shows the releases as they are now. */
  refresh: () => Promise<unknown>;
  /** Whether those of an exported archive can be added. */
  takesExport?: boolean;
};

export function ReleaseList(props: ReleaseListProps) {
  const { tourId, stops, releases, today, refresh, takesExport } = props;
  const [edited, setEdited] = useState<string>();
  const acts = releaseActs(tourId, { closed: () => setEdited(undefined), refresh });
  const cancel = async (isSaved: boolean) => {
    setEdited(undefined);
    if (isSaved) await refresh();
  };
  return (
    <>
      {releases.length === 0
        ? <p className="soft">{takesExport ? t("noReleasesAll") : t("noReleasesOne")}</p>
        : (
          <ul role="list" className="own-list versions">
            {releases.map((release) => (
              <li key={release.id}>
                {edited === release.id
                  ? (
                    <ReleaseForm
                      release={release}
                      today={today}
                      onSave={acts.edit(release)}
                      onCancel={cancel}
                    />
                  )
                  : (
                    <ReleaseItem
                      release={release}
                      today={today}
                      document={documentPath(tourId, release.id)}
                      stop={stops.find(({ recording }) => recording === release.recording)?.label}
                      onEdit={() => setEdited(release.id)}
                      onWithdraw={() => acts.withdraw(release)}
                      onReleaseAgain={() => acts.setWithdrawn(release, false, t("releasedAgain"))}
                      onRemove={() => acts.remove(release)}
                      onRemoveDocument={() => acts.removeDocument(release)}
                    />
                  )}
              </li>
            ))}
          </ul>
        )}
      {stops.length > 0 && (
        <>
          <ReleaseForm stops={stops} today={today} onSave={acts.add} />
          {takesExport && <ImportReleases {...{ tourId, stops, releases, refresh }} />}
        </>
      )}
    </>
  );
}

/** The page of an archive's releases, for its owner. */
export default function TourReleases(props: Omit<ReleaseListProps, "refresh" | "takesExport">) {
  return <ReleaseList {...props} refresh={visitAgain} takesExport />;
}
