import assert from "node:assert/strict";
import {
  isSavable,
  markAsSaved,
  savableAnswer,
} from "../../../../lib/offline/worker/saved_pages.ts";

const ORIGIN = "https://tours.example.org";

const SAVED = ["/", "/tours", "/tour/01JABCDEFGHJKMNPQRSTVWXYZ0", "/class", "/de", "/de/tours"];
for (const path of SAVED) {
  Deno.test(`the page ${path} is for anybody, and may be saved`, () =>
    assert.ok(isSavable(new URL(path, ORIGIN))));
}

const NOT_SAVED = [
  "/profile",
  "/create",
  "/create?draft=1",
  "/admin",
  "/logout",
  "/tour/01JABCDEFGHJKMNPQRSTVWXYZ0/edit",
  "/tours?q=bell",
  "/tour/",
  "/de/profile",
  "/api/tours",
];
for (const path of NOT_SAVED) {
  Deno.test(`the page ${path} is never saved`, () =>
    assert.equal(isSavable(new URL(path, ORIGIN)), false));
}

const FILES = ["/assets/client-1.js", "/assets/styles-1.css"];
const HTML = `<link href="${FILES[1]}"><script src="${FILES[0]}"></script>`;
const PUBLIC = {
  "content-type": "text/html; charset=UTF-8",
  "cache-control": "public, max-age=0, s-maxage=30, must-revalidate",
};

const answer = (headers: Record<string, string> = {}, { html = HTML, status = 200 } = {}) =>
  new Response(html, { status, headers: { ...PUBLIC, ...headers } });

Deno.test("a public page of this build is saved as it came", async () => {
  const response = answer();
  assert.equal(await savableAnswer(response, FILES), response);
  assert.equal(await response.text(), HTML, "the page can still be read");
});

Deno.test("a page of somebody who is signed in is not saved", async () => {
  for (const value of ["private, max-age=0, must-revalidate", "private, no-store", "no-store"]) {
    assert.equal(await savableAnswer(answer({ "cache-control": value }), FILES), null);
  }
});

Deno.test("an answer that says nothing of caches is not saved", async () => {
  const response = answer();
  response.headers.delete("cache-control");
  assert.equal(await savableAnswer(response, FILES), null);
});

Deno.test("an error page is not saved", async () => {
  for (const status of [404, 500, 503]) {
    assert.equal(await savableAnswer(answer({}, { status }), FILES), null);
  }
});

Deno.test("what is no page is not saved", async () => {
  assert.equal(await savableAnswer(answer({ "content-type": "application/json" }), FILES), null);
});

Deno.test("an answer that was redirected is not saved under the address that was asked for", async () => {
  const response = answer();
  Object.defineProperty(response, "redirected", { value: true });
  assert.equal(await savableAnswer(response, FILES), null);
});

Deno.test("a page that needs the files of another build is not saved", async () => {
  const html = HTML.replace("styles-1", "styles-2");
  assert.equal(await savableAnswer(answer({}, { html }), FILES), null);
});

Deno.test("a saved page says so where scripts look for it, and keeps its policy", async () => {
  const headers = { ...PUBLIC, "content-security-policy": "script-src 'self'", etag: '"1"' };
  const page = await markAsSaved(
    new Response('<div id="page" tabindex="-1">Mill</div>', { headers }),
  );
  assert.match(await page.text(), /<div id="page" data-saved="" tabindex="-1">Mill/);
  assert.equal(page.headers.get("content-security-policy"), "script-src 'self'");
  assert.equal(page.headers.get("etag"), null, "it is not the answer that the server knows");
});
