/** A session as its user sees it, and the name of its browser. */
import Bowser from "bowser";

/**
 * `id` is not the store's id and grants no access. `device` names browser and system; missing where
 * the User-Agent header named neither. Times are milliseconds since 1970.
 */
export type OwnSession = { id: string; device?: string; createdAt: number; expiresAt: number };

/** Most letters of a name: unknown programs may send anything. */
const MOST_NAME_LETTERS = 60;

/** "Firefox on Windows", of a `User-Agent` header; undefined where it names neither. */
export function deviceName(agent: string | null): string | undefined {
  if (!agent) return undefined;
  const { browser, os } = Bowser.parse(agent);
  const name = [browser.name, os.name].filter(Boolean).join(" on ");
  return name.slice(0, MOST_NAME_LETTERS) || undefined;
}
