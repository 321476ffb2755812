/** Addresses of this site in imported files. */
import type { ToDegrees } from "../geo/projection.ts";
import { parseUrl } from "../model/media/url_rules.ts";

/** A name that is known for each column, such as "latitude"; "" for one that is left out. */
export type ColumnNames = Readonly<Record<string, string>>;

/** The origin of a file's text: its name without the ending, and the site that reads it. */
export type ImportSource = {
  title: string;
  /** Such as "http://localhost:8000"; missing when no site reads the file. */
  origin?: string;
  /** What the author says of the columns of a table. */
  columns?: ColumnNames;
  /** Converts places of a file whose `projection` was asked for; see `Imported`. */
  toDegrees?: ToDegrees;
};

/**
 * The path of an address at `origin`; other addresses are unchanged. The scheme is ignored, because
 * the file may come from before the site had TLS, or from behind a proxy.
 */
export function ownPath(address: string, origin: string | undefined): string {
  const own = origin === undefined ? undefined : parseUrl(origin);
  const url = own && /^https?:\/\//i.test(address) ? parseUrl(address) : undefined;
  const isOwn = url && url.host === own?.host && url.username === "" && url.password === "";
  return isOwn ? url.pathname + url.search + url.hash : address;
}
