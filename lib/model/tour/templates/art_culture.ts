/** Art in the open air of Chicago, in three stops. */
import { language, texts } from "../../../texts/texts.ts";
import type { Template } from "./template.ts";
import { templateTitle } from "./titles.ts";

const t = texts("templates");

/** Three stops, 35 minutes. Facts: City of Chicago, Millennium Park; Art Institute of Chicago. */
export const artCulture = (): Template => ({
  id: "art-culture",
  icon: "palette",
  tour: {
    language: language(),
    title: templateTitle("art-culture"),
    description: t("artCultureText"),
    duration: "35 min",
    latitude: 41.8827,
    longitude: -87.6233,
    tourType: "unordered",
    audioStops: [
      {
        title: t("cloudGate"),
        description: t("cloudGateText"),
        latitude: 41.8827,
        longitude: -87.6233,
        audioUrl: "test-beep-1",
        audioDuration: "0:02",
        triggerRadius: 45,
      },
      {
        title: t("crownFountain"),
        description: t("crownFountainText"),
        latitude: 41.8814,
        longitude: -87.6237,
        audioUrl: "test-beep-2",
        audioDuration: "0:02",
        triggerRadius: 45,
      },
      {
        title: t("lions"),
        description: t("lionsText"),
        latitude: 41.8796,
        longitude: -87.6242,
        audioUrl: "test-beep-3",
        audioDuration: "0:02",
        triggerRadius: 40,
      },
    ],
  },
});
