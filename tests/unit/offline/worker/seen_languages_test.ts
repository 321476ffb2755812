import assert from "node:assert/strict";
import { noteLanguage, seenLanguages } from "../../../../lib/offline/worker/saved_pages.ts";
import { createFakeCaches } from "../../../support/fakes/fake_caches.ts";

Deno.test("a device knows the languages that it has seen, the last one first", async () => {
  const caches = createFakeCaches();
  assert.deepEqual(await seenLanguages(caches), []);
  const isNew = [];
  for (const language of ["en", "de", "de", "en"]) {
    isNew.push(await noteLanguage(caches, language));
  }
  assert.deepEqual(isNew, [true, true, false, false]);
  assert.deepEqual(await seenLanguages(caches), ["en", "de"]);
});
