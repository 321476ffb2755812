/** Addresses of this site in files that it has exported, or that name its recordings. */
import { parseUrl } from "../model/media/url_rules.ts";

/** Where the text of a file comes from: its name without an ending, and the site that reads it. */
export type ImportSource = {
  title: string;
  /** Such as "http://localhost:8000"; missing where no site reads the file. */
  origin?: string;
};

/**
 * The path of an address at `origin`; any other address as it is. The scheme does not count: a
 * file may have been exported before the site had TLS, or behind a proxy.
 */
export function ownPath(address: string, origin: string | undefined): string {
  const own = origin === undefined ? undefined : parseUrl(origin);
  const url = own && /^https?:\/\//i.test(address) ? parseUrl(address) : undefined;
  const isOwn = url && url.host === own?.host && url.username === "" && url.password === "";
  return isOwn ? url.pathname + url.search + url.hash : address;
}
