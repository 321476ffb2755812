import assert from "node:assert/strict";
import { previewImage } from "../../../../lib/model/media/preview_image.ts";

Deno.test("a shipped cover is shown to link previews and lock screens as its JPEG", () => {
  assert.equal(previewImage("/archives/the-mill/cover.svg"), "/archives/the-mill/cover.jpg");
});

Deno.test("a picture that is no SVG is its own preview", () => {
  for (const url of ["/archives/mill.webp", "https://example.org/a.jpg?x=.svg1"]) {
    assert.equal(previewImage(url), url);
  }
});

Deno.test("neither a tour without a picture nor a foreign SVG has a preview", () => {
  for (const url of [undefined, "", "https://example.org/a.svg", "/x.SVG?v=1", "/x.svgz#a"]) {
    assert.equal(previewImage(url), undefined);
  }
});
