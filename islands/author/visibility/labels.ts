/** The words for the visibility of an archive. */
import type { Visibility } from "../../../lib/model/tour/visibility.ts";

const LABELS: Record<Visibility, string> = {
  public: "Public",
  unlisted: "Unlisted",
  private: "Private",
};

/** 'Public', 'Unlisted', 'Private'. */
export const visibilityLabel = (visibility: Visibility): string => LABELS[visibility];

/** The meaning of a choice, in a sentence. */
export const VISIBILITY_HINTS: Record<Visibility, string> = {
  public: "Everyone can find it in lists, on the map and by searching.",
  unlisted: "Only people with the link can see it.",
  private: "Only you and administrators can see it.",
};
