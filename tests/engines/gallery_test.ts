/** The gallery, in the engines of Safari and Firefox. */
import { Key } from "selenium-webdriver";
import { engineTest } from "../support/browser/engine.ts";
import { streetServer } from "../support/servers/street_server.ts";
import { street } from "../support/browser/visitor.ts";

const things = ["harvard-yard", "oxford-schools"].map((id) => ({
  id,
  url: `/archives/${id}/cover.jpg`,
  alt: `What ${id} shows`,
}));

engineTest(
  "a tap opens the gallery, arrows lead to the next picture, and Escape closes it",
  async (engine) => {
    const [first, ...others] = street(2);
    await using server = await streetServer({ audioStops: [{ ...first, things }, ...others] });
    await engine.open(server.origin + server.path);
    await engine.click("#stop-1 .stop-picture a");
    const shows = (place: string, id: string) =>
      engine.until(
        `const img = document.querySelector(
         ".gallery [aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)");
       return document.querySelector(".gallery-bar > p")?.textContent === arguments[0] &&
         img?.complete && img.naturalWidth > 0 && img.src.includes(arguments[1])`,
        place,
        id,
      );
    await shows("1 of 2", "harvard-yard");
    await engine.driver.actions().sendKeys(Key.ARROW_RIGHT).perform();
    await shows("2 of 2", "oxford-schools");
    await engine.driver.actions().sendKeys(Key.ESCAPE).perform();
    await engine.until(`return !document.querySelector(".gallery") &&
    document.activeElement.dataset.thing === "harvard-yard"`);
  },
);
