/** Days of the weeks of figures, which are in UTC. */
import { ENGLISH } from "../../../lib/texts/languages.ts";
import { language } from "../../../lib/texts/texts.ts";

/** '2 Nov 2026'. */
export const dayText = (date: Date): string =>
  date.toLocaleDateString(language() === ENGLISH ? "en-GB" : language(), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
