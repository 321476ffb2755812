import assert from "node:assert/strict";
import { contactHref, DEFAULT_SITE, taglineSentence } from "../../../../lib/model/site/site.ts";
import { LONGEST, SiteSettings, toSite } from "../../../../lib/model/site/site_settings.ts";

const refuses = (settings: Record<string, unknown>) =>
  assert.equal(SiteSettings.safeParse(settings).success, false, JSON.stringify(settings));

Deno.test("empty settings are the program’s own site", () => {
  const settings = SiteSettings.parse({ name: "", tagline: null, imprint: " " });
  assert.equal(toSite({}, 3), DEFAULT_SITE);
  assert.equal(toSite(SiteSettings.parse({ name: "", accent: null }), 3), DEFAULT_SITE);
  assert.equal(settings.name, undefined);
});

Deno.test("a name of its own is the short name, too, unless there is one", () => {
  assert.equal(toSite({}, 1).shortName, "Archives");
  assert.equal(toSite({ tagline: "Ours" }, 1).shortName, "Archives");
  assert.equal(toSite({ name: "Mill Museum" }, 1).shortName, "Mill Museum");
  assert.equal(toSite({ name: "Mill Museum", shortName: "Mill" }, 1).shortName, "Mill");
});

Deno.test("a tagline has one end as a sentence", () => {
  assert.equal(taglineSentence({ tagline: "Ours" }), "Ours.");
  assert.equal(taglineSentence({ tagline: "Ours!" }), "Ours!");
});

Deno.test("a contact is an address for mail or an https address", () => {
  for (const contact of ["ada@example.org", "https://example.org/ask"]) {
    assert.equal(SiteSettings.parse({ contact }).contact, contact);
  }
  assert.equal(contactHref("ada@example.org"), "mailto:ada@example.org");
  assert.equal(contactHref("https://example.org/ask"), "https://example.org/ask");
  for (const contact of ["javascript:alert(1)", "http://example.org", "ask us", "data:,x"]) {
    refuses({ contact });
  }
});

Deno.test("an invalid colour, a text that is too long and an unknown field are refused", () => {
  for (const accent of ["red", "#abc", "#12345g", "#1234567", "#123456;}", 7]) refuses({ accent });
  assert.equal(SiteSettings.parse({ accent: "#ABCDEF" }).accent, "#abcdef");
  refuses({ name: "a".repeat(LONGEST.name + 1) });
  refuses({ name: "Mill\nMuseum" });
  refuses({ imprint: "a".repeat(LONGEST.imprint + 1) });
  refuses({ logo: "x" });
});
