/** The language of the present answer. In a browser `reader.browser.ts` takes its place. */
import { AsyncLocalStorage } from "node:async_hooks";
import { type Catalogue, LANGUAGES, sectionsOf } from "./catalogue.ts";
import { ENGLISH } from "./languages.ts";

/** The language of a reader, such as "de", and the texts in it. */
export type Reader = { language: string; sections: Catalogue };

const readers = new Map<string, Reader>();
const storage = new AsyncLocalStorage<Reader>();

function readerOf(language: string): Reader {
  let reader = readers.get(language);
  if (!reader) {
    reader = { language, sections: sectionsOf(LANGUAGES.get(language)!) };
    readers.set(language, reader);
  }
  return reader;
}

/** The reader of what is being answered; English outside of `inLanguage`. */
export const reader = (): Reader => storage.getStore() ?? readerOf(ENGLISH);

/** Runs `answer`, and all that it waits for, in one of `LANGUAGES`. */
export const inLanguage = <T>(language: string, answer: () => T): T =>
  storage.run(readerOf(language), answer);
