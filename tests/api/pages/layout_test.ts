import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { ORIGIN } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";

const SHARED = "public, max-age=0, s-maxage=30, must-revalidate";

const PAGES: [path: string, status: number, cacheControl: string, init?: RequestInit][] = [
  ["/", 200, SHARED],
  ["/tours", 200, SHARED],
  ["/no/such/page", 404, "no-store"],
  ["/assets/missing.js", 404, "no-store"],
  ["/tour/nonsense", 404, "no-store"],
  ["/tour/nonsense/edit", 404, "no-store"],
  ["/tour/{id}/edit", 401, "no-store"],
  ["/tours", 403, "no-store", { method: "POST", headers: { origin: "https://evil.example" } }],
];

for (const [path, status, cacheControl, init] of PAGES) {
  const method = init?.method ?? "GET";
  Deno.test(`${method} ${path} is a whole HTML page with ${status} and "${cacheControl}"`, async () => {
    await using server = await testApp();
    const { id } = await createTour(server.kv, makeTour(), { userId: NOBODY });
    const response = await server.app.request(ORIGIN + path.replace("{id}", id), init);
    assert.equal(response.status, status);
    assert.equal(response.headers.get("cache-control"), cacheControl);
    assert.match(response.headers.get("content-type")!, /^text\/html; charset=utf-8$/i);
    const html = await response.text();
    assert.match(html, /^<!doctype html><html lang="en"><head><meta charSet="utf-8"\/>/);
    assert.match(html, /<main id="content">.*<\/main>/s);
    assert.match(html, /<\/body><\/html>$/);
  });
}

Deno.test("a page's head names title, description and picture of what it shows", async () => {
  await using server = await testApp();
  const tour = makeTour({
    title: "The <old> gate",
    description: "First paragraph.\nSecond.",
    imageUrl: "https://pictures.example/gate.jpg#later",
  });
  const { id } = await createTour(server.kv, tour, { userId: NOBODY });
  const html = await (await server.app.request(`/tour/${id}`)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  for (
    const tag of [
      "<title>The &lt;old&gt; gate · Animating the Archives</title>",
      '<meta name="description" content="First paragraph."/>',
      '<meta property="og:title" content="The &lt;old&gt; gate"/>',
      '<meta property="og:description" content="First paragraph."/>',
      '<meta property="og:image" content="https://pictures.example/gate.jpg"/>',
    ]
  ) assert.ok(head.includes(tag), `${tag} in ${head}`);
});

Deno.test("a page without head data is called what the program is called, and shows its picture", async () => {
  await using server = await testApp();
  const html = await (await server.app.request("/")).text();
  assert.match(html, /<title>Animating the Archives: Bringing history to life/);
  assert.match(html, /<meta property="og:title" content="Animating the Archives"\/>/);
  assert.ok(html.includes(`<meta property="og:image" content="${ORIGIN}/preview.png"/>`));
});

Deno.test("a browser that has a page already gets 304, with what caches need to know", async () => {
  await using server = await testApp();
  await createTour(server.kv, makeTour(), { userId: NOBODY });
  const first = await server.app.request("/");
  const etag = first.headers.get("etag")!;
  const second = await server.app.request("/", { headers: { "if-none-match": etag } });
  assert.equal(second.status, 304);
  assert.equal(second.headers.get("cache-control"), SHARED);
  assert.match(second.headers.get("vary")!, /cookie, authorization/);
});
