/** What visitors get in the place of a story that is not released, in their language. */
import { language, texts } from "../../texts/texts.ts";
import type { Stop } from "../tour/stop.ts";
import { hasPlace } from "../tour/stop_place.ts";
import { WITHHELD_AUDIO } from "./withheld.ts";

const t = texts("tour");

/** The texts of the placeholder. */
export const withheldTexts = () => ({
  title: t("storyWithheld"),
  description: t("storyWithheldText"),
  language: language(),
});

/** A stop without its story. Its place stays, because the route passes it. */
export function withheldStop(stop: Stop): Stop {
  const withheld = {
    id: stop.id,
    ...withheldTexts(),
    audioUrl: WITHHELD_AUDIO,
    audioDuration: "",
  };
  if (!hasPlace(stop)) return { ...withheld, place: stop.place };
  const { latitude, longitude, triggerRadius } = stop;
  return { ...withheld, latitude, longitude, triggerRadius };
}
