/** The files that an archive or a stop names in its fields. Without zod. */
import type { Page, Thing } from "./thing.ts";

/** An archive or a stop, as stored or in a form. */
export type Filed = {
  audioUrl?: string;
  ambientUrl?: string;
  things?: readonly (Pick<Thing, "id" | "url"> & { pages?: Page[]; file?: string })[] | null;
};

/** The path of each field that names a file, within the item, and the address in it. */
export function filesOf(
  { audioUrl, ambientUrl, things }: Filed,
): [path: string, address: string][] {
  const found: [string, string | undefined][] = [
    ["audioUrl", audioUrl],
    ["ambientUrl", ambientUrl],
    ...(things ?? []).flatMap(({ url, pages = [], file }, i): [string, string | undefined][] => [
      [`things.${i}.url`, url],
      ...pages.map((page, j): [string, string] => [`things.${i}.pages.${j}.url`, page.url]),
      [`things.${i}.file`, file],
    ]),
  ];
  return found.filter((one): one is [string, string] => Boolean(one[1]));
}

/** The item with what `change` returns for each address. */
export function mapFiles<T extends Filed>(item: T, change: (address: string) => string): T {
  const { audioUrl, ambientUrl, things } = item;
  return {
    ...item,
    ...audioUrl && { audioUrl: change(audioUrl) },
    ...ambientUrl && { ambientUrl: change(ambientUrl) },
    ...things && {
      things: things.map(({ url, pages, file, ...thing }) => ({
        ...thing,
        url: url && change(url),
        ...pages &&
          { pages: pages.map((page) => ({ ...page, url: page.url && change(page.url) })) },
        ...file !== undefined && { file: file && change(file) },
      })),
    },
  };
}
