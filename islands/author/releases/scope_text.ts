import type { ReleaseState } from "../../../lib/model/consent/release.ts";

/** Who may hear a recording by a release, on the day `today`. */
export function scopeText({ scope, from = "", withdrawnAt }: ReleaseState, today: string): string {
  if (withdrawnAt !== undefined) return `Withdrawn on ${withdrawnAt.slice(0, 10)}`;
  if (scope === "link") return "For people with the link of an unlisted archive";
  if (scope === "public") return "For everybody";
  return from > today ? `Not public before ${from}` : `For everybody since ${from}`;
}
