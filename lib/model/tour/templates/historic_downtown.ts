/** Downtown Boston in three stops. */
import { language, texts } from "../../../texts/texts.ts";
import type { Template } from "./template.ts";
import { templateTitle } from "./titles.ts";

const t = texts("templates");

/** Three stops, 45 minutes. Dates: National Park Service, Boston National Historical Park. */
export const historicDowntown = (): Template => ({
  id: "historic-downtown",
  icon: "landmark",
  tour: {
    language: language(),
    title: templateTitle("historic-downtown"),
    description: t("historicDowntownText"),
    duration: "45 min",
    latitude: 42.3588,
    longitude: -71.0575,
    tourType: "ordered",
    audioStops: [
      {
        title: t("oldStateHouse"),
        description: t("oldStateHouseText"),
        latitude: 42.3588,
        longitude: -71.0575,
        audioUrl: "test-beep-1",
        audioDuration: "0:02",
        triggerRadius: 40,
      },
      {
        title: t("faneuilHall"),
        description: t("faneuilHallText"),
        latitude: 42.36,
        longitude: -71.0561,
        audioUrl: "test-beep-2",
        audioDuration: "0:02",
        triggerRadius: 50,
      },
      {
        title: t("revereHouse"),
        description: t("revereHouseText"),
        latitude: 42.3637,
        longitude: -71.0537,
        audioUrl: "test-beep-3",
        audioDuration: "0:02",
        triggerRadius: 35,
      },
    ],
  },
});
