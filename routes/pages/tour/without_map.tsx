/** In place of the map of an archive without a stop on it. */
import { Building, Headphones } from "lucide-react";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("archive");

/** How its stories are heard. */
export function WithoutMap({ tour }: { tour: Tour }) {
  const isIndoors = tour.audioStops.some(({ place }) => place === "indoors");
  return (
    <section className="without-map" aria-labelledby="without-map">
      {isIndoors ? <Building aria-hidden="true" /> : <Headphones aria-hidden="true" />}
      <div>
        <h2 id="without-map" className="aside-title">
          {isIndoors ? t("heardIndoors") : t("heardAnywhere")}
        </h2>
        <p>
          {isIndoors ? t("whyIndoors") : t("whyAnywhere")}
        </p>
      </div>
    </section>
  );
}
