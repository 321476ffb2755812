import { crawlStates } from "../../support/texts/crawl_states.ts";
import { BESIDE_A_WALK, ON_A_WALK } from "../../support/texts/states.ts";

Deno.test("the gallery, the player's sheet, and what is saved, shared, cited and embedded of an archive are whole and in the reader's language, with longer texts and from right to left", async () => {
  await crawlStates(BESIDE_A_WALK);
});

Deno.test("a walk from its question to its end is whole and in the reader's language, with longer texts and from right to left", async () => {
  await crawlStates(ON_A_WALK);
});
