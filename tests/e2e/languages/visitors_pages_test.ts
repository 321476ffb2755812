import { crawl } from "../../support/texts/crawl.ts";

Deno.test("visitors' pages are whole and in the reader's language, with longer texts and from right to left", async () => {
  await crawl(({ cookie }) => cookie === undefined);
});
