/** Unpacks the maps of a KMZ file, which is a zip archive with KML documents. */
import { texts } from "../../texts/texts.ts";
import { unpackEntry, zipEntries } from "../zip/zip_entries.ts";

const t = texts("imports");

/** Most bytes of all unpacked maps: a small archive may unpack to more than the memory holds. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The main map, and a reader for those that it links to. */
type KmzContent = {
  document: Uint8Array;
  /** The map at a path such as "files/Tour A.kml"; undefined without a whole one. */
  linked: (path: string) => Uint8Array | undefined;
  /** The number of files that were not read so far. */
  unread: () => number;
};

class TooLarge extends Error {}

/**
 * Unpacks `doc.kml`, or else the first KML document with the fewest folders, wherever they stand;
 * or tells why it cannot be read, for people.
 *
 * Source: https://developers.google.com/kml/documentation/kmzarchives
 */
export function unpackKmz(bytes: Uint8Array): KmzContent | { message: string } {
  let left = MAX_BYTES;
  const onUnpacked = (count: number) => {
    left -= count;
    if (left < 0) throw new TooLarge();
  };
  try {
    const files = Array.from(zipEntries(bytes)).filter(({ name }) => !/\/$|^__MACOSX\//.test(name));
    const maps = files.filter(({ name }) => /\.kml$/i.test(name));
    const [main] = maps.sort((a, b) => rank(a.name) - rank(b.name));
    if (!main) return { message: t("noMapInZip") };
    const names = new Map(maps.map((map) => [utf8(map.name).toLowerCase(), map]));
    const read = new Set([main]);
    const document = unpackEntry(main, onUnpacked);
    return {
      document,
      linked: (path) => {
        const map = names.get(decodedPath(path));
        try {
          const content = map && unpackEntry(map, onUnpacked);
          if (map) read.add(map);
          return content;
        } catch {
          return undefined;
        }
      },
      unread: () => files.length - read.size,
    };
  } catch (error) {
    return {
      message: error instanceof TooLarge
        ? t("zipMapTooLarge", { limit: MAX_BYTES / 1024 / 1024 })
        : t("zipDamaged"),
    };
  }
}

/** The fewest folders first, and among them `doc.kml`. */
const rank = (name: string) => 2 * name.split("/").length + (/(^|\/)doc\.kml$/i.test(name) ? 0 : 1);

/** Names in a zip directory are read as Latin-1. */
const utf8 = (name: string) =>
  new TextDecoder().decode(Uint8Array.from(name, (letter) => letter.charCodeAt(0)));

function decodedPath(path: string): string {
  const plain = path.trim().replace(/^\.\//, "").replaceAll("\\", "/").toLowerCase();
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
