/** Advice before a walk, by the type of the tour. */
import type { Tour } from "../../model/tour/tour.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("tour");

const TIPS = {
  ordered: ["tipInOrder", "tipHeadphones", "tipKeepOpen"],
  unordered: ["tipOwnPace", "tipHeadphones", "tipFromAnywhere"],
} as const;

export function Tips({ tour }: { tour: Pick<Tour, "tourType"> }) {
  return (
    <section className="tips" aria-labelledby="tips">
      <h2 id="tips" className="aside-title">{t("experienceTips")}</h2>
      <ul>{TIPS[tour.tourType].map((tip) => <li key={tip}>{t(tip)}</li>)}</ul>
    </section>
  );
}
