import { texts } from "../texts/texts.ts";

const t = texts("shell");

/** '24 of 2,000 shown', or '24 shown' for a list of unknown size. */
export const shownText = (shown: number, total?: number): string =>
  total === undefined ? t("countShown", { shown }) : t("countShownOf", { shown, total });
