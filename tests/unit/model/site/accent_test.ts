import assert from "node:assert/strict";
import fc from "fast-check";
import { accentStyles, deriveAccent, GROUNDS, HARDEST } from "../../../../lib/model/site/accent.ts";
import { atLeast, atMost, contrastOf, luminanceOf } from "../../../../lib/model/site/colour.ts";

const hex = (...bytes: number[]) =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** Every 17th step of each channel, with the corners: 4,096 colours. */
function* someColours() {
  const steps = Array.from({ length: 16 }, (_, i) => 17 * i);
  for (const red of steps) {
    for (const green of steps) for (const blue of steps) yield hex(red, green, blue);
  }
}

/** The lowest luminances of the texts on the cover, and of its buttons, in tokens.css. */
const ON_COVER = "#e7d3c4";
const COVER_BUTTON = "#f6f1e7";

function check(accent: string): void {
  const { light, dark, cover, onCoverButton, pocket } = deriveAccent(accent);
  const holds = (least: number, one: string, other: string, what: string) =>
    assert.ok(contrastOf(one, other) >= least, `${accent} ${what}: ${one} on ${other}`);
  for (const [name, scheme] of Object.entries({ light, dark })) {
    const grounds = GROUNDS[name as "light"];
    for (const ground of [grounds.paper, grounds.raised, grounds.sunk, HARDEST[name as "light"]]) {
      holds(4.5, scheme.accent, ground, `${name} text`);
    }
    for (const fill of [scheme.fill, scheme.fillHover]) {
      holds(4.5, scheme.onFill, fill, `${name} text on a button`);
      for (const ground of [grounds.paper, grounds.raised, grounds.sunk]) {
        holds(3, fill, ground, `${name} button`);
      }
    }
  }
  holds(4.5, ON_COVER, cover, "text on the cover");
  holds(4.5, onCoverButton, COVER_BUTTON, "button on the cover");
  holds(4.5, pocket, "#000000", "screen for the pocket");
  holds(4.5, light.accent, "#ffffff", "text on a sheet");
}

Deno.test("texts have a contrast of 4.5 and controls one of 3, whatever the accent", () => {
  for (const colour of someColours()) check(colour);
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(fc.property(byte, byte, byte, (...bytes) => check(hex(...bytes))), { numRuns: 500 });
});

Deno.test("a colour that holds stays as it is", () => {
  assert.equal(deriveAccent("#7a1f2b").light.accent, "#7a1f2b");
  assert.equal(deriveAccent("#ffd500").dark.accent, "#ffd500");
  assert.equal(deriveAccent("#ffd500").dark.fill, "#ffd500");
});

Deno.test("a colour is made darker or lighter, and never past black or white", () => {
  assert.equal(atMost("#ff0000", 1), "#ff0000");
  assert.ok(luminanceOf(atMost("#ff0000", 0.1)) <= 0.1);
  assert.match(atMost("#ff0000", 0.1), /^#[0-9a-f]{2}0000$/);
  assert.ok(luminanceOf(atLeast("#000000", 0.4)) >= 0.4);
  assert.equal(atLeast("#000000", 1), "#ffffff");
});

Deno.test("contrasts are those of WCAG", () => {
  assert.equal(contrastOf("#000000", "#ffffff"), 21);
  // The examples of WebAIM's contrast checker.
  assert.equal(contrastOf("#777777", "#ffffff").toFixed(2), "4.48");
  assert.equal(contrastOf("#0000ff", "#ffffff").toFixed(2), "8.59");
});

Deno.test("the grounds are those of the style sheet", async () => {
  const [light, dark] = (await Deno.readTextFile("lib/styles/base/tokens.css"))
    .split("@media (prefers-color-scheme: dark)");
  const names = { paper: "paper", "paper-raised": "raised", "paper-sunk": "sunk", ink: "ink" };
  for (const [name, ground] of Object.entries(names) as [string, "paper"][]) {
    assert.equal(light.match(`--${name}: (#\\w+);`)?.[1], GROUNDS.light[ground]);
    assert.equal(dark.match(`--${name}: (#\\w+);`)?.[1], GROUNDS.dark[ground]);
  }
  assert.ok(light.includes(`--on-cover-soft: ${ON_COVER};`));
  assert.ok(light.includes(`--cover-button: ${COVER_BUTTON};`));
});

Deno.test("the style sheet has the colours of both schemes", () => {
  const { light, dark } = deriveAccent("#10205a");
  const [sheets, screen, darkScreen] = accentStyles("#10205a").split("\n");
  assert.match(sheets, new RegExp(`^:root\\{--sheet-accent:${light.accent}\\}$`));
  assert.match(screen, new RegExp(`^@media screen\\{:root\\{--accent:${light.accent};`));
  assert.match(darkScreen, new RegExp(`dark\\)\\{:root\\{--accent:${dark.accent};`));
});
