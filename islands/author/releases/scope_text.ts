import type { ReleaseState } from "../../../lib/model/consent/release.ts";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("releases");

/** Who may hear a recording by a release, on the day `today`. */
export function scopeText({ scope, from = "", withdrawnAt }: ReleaseState, today: string): string {
  if (withdrawnAt !== undefined) return t("withdrawnOn", { date: dayText(withdrawnAt) });
  if (scope === "link") return t("forLink");
  if (scope === "public") return t("forEverybody");
  return t(from > today ? "notBefore" : "sinceDay", { date: dayText(from) });
}

const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString(language(), { dateStyle: "long", timeZone: "UTC" });
