/** The aligner of transcripts as the author's form has it, on a page of its own. */
import type { Page } from "playwright-core";
import { openBuilt } from "./pages/built_page.ts";

/** Opens the aligner in `page`; `files` are recordings by their paths, such as "/1.mp3". */
export const openAligner = (page: Page, files: Map<string, Uint8Array<ArrayBuffer>>) =>
  openBuilt(page, {
    entry: "tests/support/browser/pages/aligner_page.ts",
    files,
    name: "alignRecording",
  });
