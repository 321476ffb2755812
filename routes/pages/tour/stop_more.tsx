/** Of a stop's card what readers and librarians look for: its record, citation, code and link. */
import { type CitedSite, toCited } from "../../../lib/formats/citation/cited.ts";
import { isWithheld } from "../../../lib/model/consent/closed.ts";
import { wholePage } from "../../../lib/model/media/part_address.ts";
import { joinRecords } from "../../../lib/model/record/record_fields.ts";
import { formatShortCode } from "../../../lib/model/tour/short_code.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { stopLink } from "../../../lib/model/web/make_stop_link.ts";
import { RecordFacts } from "../../../lib/ui/tour/record_facts.tsx";
import { Citation } from "./citation.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { to } from "../../../lib/texts/paths.ts";

const t = texts("archive");

type Props = {
  tour: Tour;
  site: CitedSite;
  /** The stop's, from 0. */
  index: number;
};

/** The island of the list opens the dialog to share it; without scripts its link is a plain one. */
export function StopMore({ tour, site, index }: Props) {
  const stop = tour.audioStops[index];
  const whole = wholePage(tour.id, stop.audioUrl);
  const record = isWithheld(stop) ? undefined : joinRecords(tour.record, stop.record);
  return (
    <>
      <p className="stop-links">
        <a href={stopLink({ index })} data-share="">{t("shareThisStory")}</a>
        {whole && <a href={to(whole)}>{t("hearWhole")}</a>}
        {stop.code && (
          <span>
            {rich(t, "codeOf", {
              code: <strong className="short-code">{formatShortCode(stop.code)}</strong>,
            })}
          </span>
        )}
      </p>
      {record && (
        <>
          <h4>{t("aboutThisRecording")}</h4>
          <RecordFacts record={record} language={stop.language ?? tour.language} />
          <h4>{t("citeThisRecording")}</h4>
          <Citation
            cited={toCited(tour, site, { stopId: stop.id })!}
            tour={tour}
            stopId={stop.id}
          />
        </>
      )}
    </>
  );
}
