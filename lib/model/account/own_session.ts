/** A session as its user sees it, and what the browser is called that has it. */
import Bowser from "bowser";

/**
 * `id` opens nothing, and is not that of the store. `device` names browser and system; missing
 * where the browser said neither. Times are milliseconds since 1970.
 */
export type OwnSession = { id: string; device?: string; createdAt: number; expiresAt: number };

/** Letters of a name: what is no browser that is known may call itself anything. */
const MOST_NAME_LETTERS = 60;

/** "Firefox on Windows", of a `User-Agent` header; undefined where it names neither. */
export function deviceName(agent: string | null): string | undefined {
  if (!agent) return undefined;
  const { browser, os } = Bowser.parse(agent);
  const name = [browser.name, os.name].filter(Boolean).join(" on ");
  return name.slice(0, MOST_NAME_LETTERS) || undefined;
}
