/** Advice before a walk, by the type of the tour. */
import type { Tour } from "../../model/tour/tour.ts";

const TIPS = {
  ordered: [
    "Follow the numbered stops in order: each story leads to the next.",
    "Bring headphones, and watch out for traffic.",
    "Keep this page open while you walk. Your phone shares its position only while you can see it.",
  ],
  unordered: [
    "Explore at your own pace. Visit the stops in any order.",
    "Bring headphones, and watch out for traffic.",
    "Can’t be there? Play any story from wherever you are.",
  ],
};

export function Tips({ tour }: { tour: Pick<Tour, "tourType"> }) {
  return (
    <section className="tips" aria-labelledby="tips">
      <h2 id="tips" className="aside-title">Experience Tips</h2>
      <ul>{TIPS[tour.tourType].map((tip) => <li key={tip}>{tip}</li>)}</ul>
    </section>
  );
}
