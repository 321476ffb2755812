import assert from "node:assert/strict";
import { testApp } from "../../support/servers/server.ts";

/** The width and the height of a PNG, in pixels. */
function pngSize(bytes: Uint8Array<ArrayBuffer>): string {
  const view = new DataView(bytes.buffer);
  return `${view.getUint32(16)}x${view.getUint32(20)}`;
}

Deno.test("the manifest names the program, and icons of the sizes that it says", async () => {
  await using test = await testApp();
  const response = await test.app.request("/manifest.webmanifest");
  assert.match(response.headers.get("content-type")!, /^application\/manifest\+json/);
  const { name, id, scope, icons } = await response.json();
  assert.deepEqual([name, id, scope], ["Animating the Archives", "/", "/"]);
  const pictures = icons.filter(({ type }: { type: string }) => type === "image/png");
  for (const { src, sizes } of pictures) {
    assert.equal(pngSize(await (await test.app.request(src)).bytes()), sizes, src);
  }
  const maskable = icons.filter(({ purpose }: { purpose?: string }) => purpose === "maskable");
  assert.deepEqual(maskable.map(({ sizes }: { sizes: string }) => sizes), ["192x192", "512x512"]);
});

Deno.test("screenshots and shortcuts of the manifest lead to files and pages that exist", async () => {
  await using test = await testApp();
  const { screenshots, shortcuts } = await (await test.app.request("/manifest.webmanifest")).json();
  const shapes = screenshots.map((one: { form_factor: string }) => one.form_factor);
  assert.deepEqual([...new Set(shapes)], ["narrow", "wide"]);
  const paths = [
    ...screenshots.map(({ src }: { src: string }) => src),
    ...shortcuts.map(({ url }: { url: string }) => url),
  ];
  for (const path of paths) assert.equal((await test.app.request(path)).status, 200, path);
});
