/** Addresses of pages in a language: `/de/tours`; English ones have no prefix. */
import { ENGLISH } from "./languages.ts";

/** The prefix of a path that names a language, such as "/de" in "/de/tours" and in "/de". */
const PREFIX = /^\/([a-z]{2}(?:-[A-Z]{2})?)(?=$|[/?#])/;

/** The address of the page `path` in the language `tag`. */
export const pathIn = (tag: string, path: string): string =>
  tag === ENGLISH ? path : `/${tag}${path.replace(/^\/(?=$|[?#])/, "")}`;

/** The path of a page without its language, and that language: English where none is named. */
export function fromLocal(path: string): { path: string; language: string } {
  const [prefix, language] = PREFIX.exec(path) ?? [];
  if (!prefix) return { path, language: ENGLISH };
  const rest = path.slice(prefix.length);
  return { path: rest.startsWith("/") ? rest : `/${rest}`, language };
}
