import { useEffect, useState } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import { transcriptPath } from "../../../lib/model/tour/transcript_limits.ts";

/**
 * The transcript of the stop at `index`, once it is loaded; `failure` is why it is not, for people,
 * until `retry`. The browser caches it, because the text at its address never changes.
 */
export function useTranscript(
  { id: tourId, revision = 0, translation, audioStops }: PlayerTour,
  index: number,
) {
  const place = { tourId, stopId: audioStops[index].id, revision, translation };
  const path = transcriptPath(place, "json");
  const [found, setFound] = useState<{ path: string; transcript?: Transcript; failure?: string }>();
  const current = found?.path === path ? found : undefined;
  useEffect(() => {
    if (current) return;
    const left = new AbortController();
    api<Transcript>("GET", path, undefined, {}, left.signal).then(
      (transcript) => setFound({ path, transcript }),
      (error) => left.signal.aborted || setFound({ path, failure: messageOf(error) }),
    );
    return () => left.abort();
  }, [path, current]);
  const { transcript, failure } = current ?? {};
  return { transcript, failure, retry: () => setFound(undefined) };
}
