import assert from "node:assert/strict";
import { withLink } from "../../../../islands/map/tiles.ts";

Deno.test("OpenStreetMap in the attribution is linked to its licence", () => {
  assert.equal(
    withLink("© OpenStreetMap contributors"),
    '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  );
});

Deno.test("an attribution with links, or of somebody else, stays as the host wrote it", () => {
  for (const text of ['© <a href="https://maps.example/">Maps</a>, OpenStreetMap', "© A Survey"]) {
    assert.equal(withLink(text), text);
  }
});
