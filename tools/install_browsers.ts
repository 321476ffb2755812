/** Installs the browsers of all tests, where they are missing and may be installed. */
import { findTestChromium } from "./chromium.ts";
import { findEngines } from "./engines.ts";

await findTestChromium();
await findEngines();
