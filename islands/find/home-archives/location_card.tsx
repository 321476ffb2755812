import { LocateFixed, MapPin } from "lucide-react";
import { placeLabel } from "../../../lib/ui/tour/place_label.ts";
import type { Nearby } from "./use_nearby.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("find");

/** The visitor's position, or the button to share it. */
export function LocationCard({ nearby, share }: { nearby: Nearby; share: () => void }) {
  const { position, busy, problem } = nearby;
  const place = position
    ? placeLabel(position)
    : busy
    ? t("findingPosition")
    : texts("device")("locationNotShared");
  return (
    <section className="location-card" aria-labelledby="your-location">
      <MapPin aria-hidden="true" />
      <div>
        <h2 id="your-location">{t("yourLocation")}</h2>
        <p className="figures" role="status">{place}</p>
        {problem && !busy && <p className="field-problem" role="alert">{problem}</p>}
      </div>
      {(!position || problem) && (
        <button
          type="button"
          className="button primary"
          disabled={busy}
          onClick={share}
        >
          <LocateFixed aria-hidden="true" />
          {t("shareLocation")}
        </button>
      )}
    </section>
  );
}
