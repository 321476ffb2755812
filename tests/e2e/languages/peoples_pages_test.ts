import { crawl } from "../../support/texts/crawl.ts";

Deno.test("pages of people who are signed in, and of pupils, are whole and in their language, with longer texts and from right to left", async () => {
  await crawl(({ cookie }) => cookie !== undefined);
});
