/** The short codes of an archive's stops, for signs and labels; folded. */
import { formatShortCode } from "../../../lib/model/tour/short_code.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";

export function TourCodes({ tour }: { tour: Tour }) {
  if (!tour.audioStops.some(({ code }) => code)) return null;
  return (
    <details className="tour-codes">
      <summary>Codes of the stops</summary>
      <p className="soft">
        Typed at <a href="/q">Have a code?</a>, a code opens its story.
      </p>
      <ol className="figures">
        {tour.audioStops.map(({ id, title, code, language }) => (
          <li key={id}>
            <strong>{code && formatShortCode(code)}</strong>{" "}
            <span {...textIn(language ?? tour.language)}>{title}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
