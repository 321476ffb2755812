/** Templates: sample tours that an author can begin from. */
import type { TourInput } from "./tour.ts";

/** The built-in templates by their ids, which drafts remember. */
type TemplateId = "historic-downtown" | "nature-trail" | "art-culture" | "food-tour";

/**
 * A sample tour. `icon` names the drawing on its card (an icon of lucide), since samples have no
 * picture. Its recordings are test sounds; all else is a tour as it could be published.
 */
export type Template = {
  id: TemplateId;
  icon: "landmark" | "trees" | "palette" | "utensils";
  tour: Omit<TourInput, "visibility">;
};
