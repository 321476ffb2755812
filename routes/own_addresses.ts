/** Addresses in archives that point to this program itself. */
import { Problem } from "../lib/model/web/problem.ts";
import { type Filed, filesOf } from "../lib/model/media/files_of.ts";
import { isSafeUrl, parseUrl } from "../lib/model/media/url_rules.ts";
import type { Ctx } from "./context.ts";
import { texts } from "../lib/texts/texts.ts";

const t = texts("problems");

type Addresses = Filed & { [name in typeof NAMES[number]]?: string };

const NAMES = ["imageUrl", "oldImageUrl", "scanUrl"] as const;

/**
 * Refuses addresses of our own API in an archive and its stops, written with our origin: each
 * visitor's browser would send requests of the author's choice. (Paths without an origin are
 * refused where they are parsed.)
 *
 * @throws {Problem} 400 that names each.
 */
export function refuseOwnApi(
  c: Ctx,
  { audioStops, oldMaps, ...tour }: Addresses & {
    audioStops: Addresses[];
    oldMaps?: Addresses[] | null;
  },
): void {
  const { origin } = c.var.parts.config.auth;
  const errorsOf = (at: string, addresses: Addresses) =>
    [
      ...filesOf(addresses),
      ...NAMES.map((name): [string, string] => [name, addresses[name] ?? ""]),
    ].flatMap(([name, address]) => {
      const url = parseUrl(address);
      if (!url || !isOurs(url, origin) || isSafeUrl(url.pathname)) return [];
      return [{ path: at + name, message: t("notAFile") }];
    });
  const errors = [
    ...errorsOf("", tour),
    ...(oldMaps ?? []).flatMap((map, i) => errorsOf(`oldMaps.${i}.`, map)),
    ...audioStops.flatMap((stop, i) => errorsOf(`audioStops.${i}.`, stop)),
  ];
  if (errors.length > 0) {
    throw new Problem(
      400,
      t("pagesNotFiles"),
      errors,
    );
  }
}

/** Also with another scheme, or with dots at the end of the name. */
function isOurs(url: URL, origin: string): boolean {
  const own = new URL(origin);
  return url.hostname.replace(/\.{1,9}$/, "") === own.hostname &&
    (url.port === own.port || url.port === "");
}
