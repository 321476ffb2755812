/** Addresses of pages in the reader's language. */
import { pathIn } from "./local_paths.ts";
import { language } from "./texts.ts";

/** The address of the page `path` in the reader's language, or in another one. */
export const to = (path: string, tag = language()): string => pathIn(tag, path);
