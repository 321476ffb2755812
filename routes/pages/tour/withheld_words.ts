/** What pages say in place of a story that is not released. */
import { isWithheld } from "../../../lib/model/consent/closed.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("archive");

/** The archive as a page shows it, with placeholders that files have in English translated. */
export const withReadersWords = (tour: Tour): Tour => ({
  ...tour,
  audioStops: tour.audioStops.map((stop) =>
    isWithheld(stop)
      ? {
        ...stop,
        title: t("withheldStory"),
        description: t("storyNotAvailable"),
        language: language(),
      }
      : stop
  ),
});
