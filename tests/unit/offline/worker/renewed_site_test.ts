import assert from "node:assert/strict";
import { accentPath } from "../../../../lib/model/site/accent.ts";
import { SITE_REVISION_HEADER } from "../../../../lib/model/web/page_names.ts";
import { noteSite, saveColours } from "../../../../lib/offline/worker/renewed_site.ts";
import { createFakeCaches } from "../../../support/fakes/fake_caches.ts";

Deno.test("saved pages are renewed once after each change of the site, and not by the first page", async () => {
  const caches = createFakeCaches();
  let renewed = 0;
  const meet = (revision?: number) => {
    const headers = new Headers();
    if (revision !== undefined) headers.set(SITE_REVISION_HEADER, String(revision));
    const renew = () => Promise.resolve(void renewed++);
    return noteSite(new Response("", { headers }), { caches, renew });
  };
  for (const [revision, wanted] of [[undefined, 0], [undefined, 0], [1, 1], [1, 1], [2, 2]]) {
    await meet(revision);
    assert.equal(renewed, wanted);
  }
  // The host has taken everything back.
  await meet();
  assert.equal(renewed, 3);
});

Deno.test("the style sheet of a page’s own colours is saved with it", async () => {
  const saved: string[] = [];
  const cache = { add: (path: RequestInfo | URL) => Promise.resolve(void saved.push(`${path}`)) };
  const path = accentPath("#10205a");
  await saveColours(cache, new Response('<link rel="stylesheet" href="/assets/styles.css"/>'));
  assert.deepEqual(saved, []);
  await saveColours(cache, new Response(`<link rel="stylesheet" href="${path}"/>`));
  assert.deepEqual(saved, [path]);
});
