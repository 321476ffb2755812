import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { hasPlace } from "../../../../lib/model/tour/stop_place.ts";
import { placeWord } from "../../../../lib/model/text/stop_place_names.ts";
import type { LogEntry, Rehearsal } from "../../../../lib/walk/rehearsal.ts";
import { formatTime } from "../../../../lib/player/time.ts";
import type { WalkTour } from "../../../../lib/walk/state.ts";
import { metresText } from "../../../../lib/geo/metres_text.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { Seal } from "../../../../lib/ui/tour/seal.tsx";

const t = texts("rehearsal");

/** A list of what would play where, the first at the top. */
export function RehearsalLog({ rehearsal: { log, walk } }: { rehearsal: Rehearsal }) {
  const lines = log.flatMap((entry) => lineOf(entry, walk.tour) ?? []);
  return (
    <div role="log" aria-label={t("whatWouldPlay")}>
      <ol className="rehearse-log" role="list">
        {lines.map(({ at, index, text }, i) => (
          <li key={i}>
            <span className="figures">{formatTime(at / 1000)}</span>
            {index !== undefined && <Seal n={index + 1} size="small" />}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function lineOf({ at, place, action }: LogEntry, { stops }: WalkTour) {
  if (action.type === "finish") {
    const { heard, total } = action.summary;
    return {
      at,
      index: undefined,
      text: t("walkEnded", { heard, count: total }),
    };
  }
  if (action.type === "ambient") {
    const { index } = action;
    if (index === undefined) return { at, index, text: t("ambientEnds") };
    return { at, index, text: t("ambientBegins", { title: stops[index].title }) };
  }
  if (action.type !== "play" && action.type !== "offer") return undefined;
  const { index } = action;
  const stop = stops[index];
  if (!hasPlace(stop)) {
    return {
      at,
      index,
      text: t("playsByTap", { title: stop.title, place: placeWord(stop.place) }),
    };
  }
  const metres = metresText(distanceBetween(place, stop));
  const key = action.type === "play" ? "playsAt" : "isOfferedAt";
  return { at, index, text: t(key, { title: stop.title, metres }) };
}
