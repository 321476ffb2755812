/** Templates: sample tours that authors can begin from. */
import type { TourInput } from "../tour.ts";

/** The ids of the built-in templates, which drafts store. */
export type TemplateId = "historic-downtown" | "nature-trail" | "art-culture" | "food-tour";

/**
 * A sample tour. `icon` is the name of its icon (lucide), because samples have no picture. Its
 * recordings are test sounds; the rest could be published as it is.
 */
export type Template = {
  id: TemplateId;
  icon: "landmark" | "trees" | "palette" | "utensils";
  tour: Omit<TourInput, "visibility">;
};
