/** The box for a place in any format: coordinates, three words, a Plus Code, an address. */
import { useId } from "react";
import { LocationBox } from "./location_box.tsx";
import type { SearchOptions } from "./location_search.ts";
import type { PlaceName } from "./unsettled_places.ts";
import { useLocationSearch } from "./use_location_search.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("places");

type Props = SearchOptions & { name: PlaceName; label: string };

export function LocationEntry({ name, label, ...options }: Props) {
  const entry = useLocationSearch(name, options);
  const id = useId();
  return (
    <div
      className="card-field location-entry"
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || entry.leave()}
    >
      <div className="card-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="field-box">
        <LocationBox
          {...{ id, entry }}
          near={options.near}
          names={{ find: t("findLocation", { label }), mine: t("useMyPosition", { label }) }}
          found={t("locationSet")}
          describedBy={`${id}-formats`}
        />
        <Formats id={`${id}-formats`} threeWords={options.threeWords} />
      </div>
    </div>
  );
}

/** With the slashes of the service; in JSX they would begin a comment. */
const THREE_WORDS = "///filled.count.soap";

function Formats({ id, threeWords }: { id: string; threeWords: boolean }) {
  return (
    <details className="location-formats">
      <summary>{t("supportedFormats")}</summary>
      <ul id={id}>
        <li>
          {rich(t, "gpsExample", {
            code: (text) => <code>{text}</code>,
          })}
        </li>
        <li>{rich(t, "wordsExample", { threeWords: <code>{THREE_WORDS}</code> })}</li>
        <li>{rich(t, "plusCodeExample", { code: (text) => <code>{text}</code> })}</li>
        <li>{t("mapLinks")}</li>
        <li>{rich(t, "utmExample", { code: (text) => <code>{text}</code> })}</li>
        <li>{t("addressExample")}</li>
      </ul>
      {!threeWords && <p>{t("wordsNeedKey")}</p>}
    </details>
  );
}
