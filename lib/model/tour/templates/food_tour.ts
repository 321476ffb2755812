/** What the City of London ate and drank, in four stops. */
import { language, texts } from "../../../texts/texts.ts";
import type { Template } from "./template.ts";
import { templateTitle } from "./titles.ts";

const t = texts("templates");

/** Four stops, 50 minutes. Facts: Borough Market; City of London Corporation; The Monument. */
export const foodTour = (): Template => ({
  id: "food-tour",
  icon: "utensils",
  tour: {
    language: language(),
    title: templateTitle("food-tour"),
    description: t("foodTourText"),
    duration: "50 min",
    latitude: 51.5055,
    longitude: -0.091,
    tourType: "ordered",
    audioStops: [
      {
        title: t("boroughMarket"),
        description: t("boroughMarketText"),
        latitude: 51.5055,
        longitude: -0.091,
        audioUrl: "test-beep-1",
        audioDuration: "0:02",
        triggerRadius: 60,
      },
      {
        title: t("puddingLane"),
        description: t("puddingLaneText"),
        latitude: 51.5101,
        longitude: -0.0859,
        audioUrl: "test-beep-2",
        audioDuration: "0:02",
        triggerRadius: 40,
      },
      {
        title: t("leadenhall"),
        description: t("leadenhallText"),
        latitude: 51.5128,
        longitude: -0.0835,
        audioUrl: "test-beep-3",
        audioDuration: "0:02",
        triggerRadius: 45,
      },
      {
        title: t("coffeeHouse"),
        description: t("coffeeHouseText"),
        latitude: 51.513,
        longitude: -0.0858,
        audioUrl: "test-beep-4",
        audioDuration: "0:02",
        triggerRadius: 35,
      },
    ],
  },
});
