/** The releases of one stop's recording, as the page of all releases has them. */
import { useEffect, useState } from "react";
import { api, messageOf } from "../../../../lib/device/api.ts";
import { dayOf, type ReleasableStop } from "../../../../lib/model/consent/closed.ts";
import type { Release, ReleaseState } from "../../../../lib/model/consent/release.ts";
import { to } from "../../../../lib/texts/paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import ReleaseStates from "../../releases/release-states.island.tsx";
import { ReleaseList } from "../../releases/island.tsx";

const t = texts("releases");

type Props = { tourId: string; isOwner: boolean; stop: ReleasableStop };

export function ReleasesPanel({ tourId, isOwner, stop }: Props) {
  const [found, setFound] = useState<(Release | ReleaseState)[]>();
  const [problem, setProblem] = useState<string>();
  const load = async () => {
    setProblem(undefined);
    try {
      const all = await api<(Release | ReleaseState)[]>("GET", `/api/tours/${tourId}/releases`);
      setFound(all.filter(({ recording }) => recording === stop.recording));
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  useEffect(() => void load(), []);
  const shared = { tourId, stops: [stop], today: dayOf(new Date()), refresh: load };
  return (
    <div className="releases-panel">
      {problem && (
        <p role="alert" className="field-error">
          {problem} <button type="button" className="button" onClick={load}>{t("tryAgain")}</button>
        </p>
      )}
      {!found && !problem && <p role="status" className="soft">{t("loadingReleases")}</p>}
      {found && (isOwner
        ? <ReleaseList {...shared} releases={found as Release[]} />
        : <ReleaseStates {...shared} releases={found as ReleaseState[]} />)}
      <p className="soft">
        <a href={to(`/tour/${tourId}/releases`)} target="_blank">{t("allReleases")}</a>
      </p>
    </div>
  );
}
