/** The words for the visibility of an archive. */
import type { Visibility } from "../../../lib/model/tour/visibility.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

const LABELS = {
  public: "visiblePublic",
  unlisted: "visibleUnlisted",
  private: "visiblePrivate",
} as const;

/** 'Public', 'Unlisted', 'Private'. */
export const visibilityLabel = (visibility: Visibility): string => t(LABELS[visibility]);

const HINTS = {
  public: "visiblePublicHint",
  unlisted: "visibleUnlistedHint",
  private: "visiblePrivateHint",
} as const;

/** The meaning of a choice, in a sentence. */
export const visibilityHint = (visibility: Visibility): string => t(HINTS[visibility]);

const NOW = { public: "nowPublic", unlisted: "nowUnlisted", private: "nowPrivate" } as const;

/** What is said after a change. */
export const visibilityNow = (visibility: Visibility): string => t(NOW[visibility]);
