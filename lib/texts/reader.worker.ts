/** The service worker shows no texts: parts that it shares with pages find empty ones. */
import { ENGLISH } from "./languages.ts";
import type { Reader } from "./reader.ts";

const none = { get: () => "" };

const worker: Reader = {
  language: ENGLISH,
  sections: new Proxy({}, { get: () => new Proxy({}, none) }) as Reader["sections"],
};

export const reader = (): Reader => worker;
