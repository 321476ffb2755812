/** A walk through Central Park in four stops. */
import { language, texts } from "../../../texts/texts.ts";
import type { Template } from "./template.ts";
import { templateTitle } from "./titles.ts";

const t = texts("templates");

/** Four stops, 60 minutes. Facts: Central Park Conservancy; National Weather Service. */
export const natureTrail = (): Template => ({
  id: "nature-trail",
  icon: "trees",
  tour: {
    language: language(),
    title: templateTitle("nature-trail"),
    description: t("natureTrailText"),
    duration: "60 min",
    latitude: 40.7741,
    longitude: -73.9708,
    tourType: "ordered",
    audioStops: [
      {
        title: t("bethesda"),
        description: t("bethesdaText"),
        latitude: 40.7741,
        longitude: -73.9708,
        audioUrl: "test-beep-1",
        audioDuration: "0:02",
        triggerRadius: 60,
      },
      {
        title: t("bowBridge"),
        description: t("bowBridgeText"),
        latitude: 40.7757,
        longitude: -73.9718,
        audioUrl: "test-beep-2",
        audioDuration: "0:02",
        triggerRadius: 45,
      },
      {
        title: t("ramble"),
        description: t("rambleText"),
        latitude: 40.7777,
        longitude: -73.9694,
        audioUrl: "test-beep-3",
        audioDuration: "0:02",
        triggerRadius: 60,
      },
      {
        title: t("belvedere"),
        description: t("belvedereText"),
        latitude: 40.7794,
        longitude: -73.969,
        audioUrl: "test-beep-4",
        audioDuration: "0:02",
        triggerRadius: 50,
      },
    ],
  },
});
