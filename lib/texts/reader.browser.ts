/** The language of the page, and the texts that its files have brought (tools/build_texts.ts). */
import type { Reader } from "./reader.ts";

declare global {
  var siteTexts: Reader["sections"];
}

const page: Reader = {
  get language() {
    return document.documentElement.lang;
  },
  get sections() {
    return globalThis.siteTexts;
  },
};

export const reader = (): Reader => page;
