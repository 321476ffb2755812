/** Sign-in and the authors' form, in the engines of Safari and Firefox. */
import assert from "node:assert/strict";
import { By } from "selenium-webdriver";
import { engineTest } from "../support/browser/engine.ts";
import { streetServer } from "../support/servers/street_server.ts";

engineTest("a popup signs in, and the page shows whose account it is", async (engine) => {
  await using server = await streetServer();
  const { driver } = engine;
  await engine.open(`${server.origin}/tours`);
  const page = await driver.getWindowHandle();
  await engine.click("a[data-sign-in]");
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, 20_000);
  const popup = (await driver.getAllWindowHandles()).find((handle) => handle !== page)!;
  await driver.switchTo().window(popup);
  await engine.click("[value=author]");
  await driver.switchTo().window(page);
  await engine.until(`return /Account of Arthur/.test(document.body.textContent)`);
  assert.equal(new URL(await driver.getCurrentUrl()).pathname, "/tours");
});

engineTest("an archive is written in the form, and shown", async (engine) => {
  await using server = await streetServer();
  const { driver, click } = engine;
  await engine.open(server.origin);
  await engine.signIn(server.origin, "author", "/create");
  await engine.until(`return document.querySelector("[data-name=tour-form][data-hydrated]")`);
  await driver.findElement(By.xpath("//button[contains(., 'Create Blank Archive')]")).click();
  const fill = async (card: string, label: string, text: string) => {
    const path = `${card}//*[@id = ${card}//label[normalize-space() = '${label}' or ` +
      `starts-with(normalize-space(), '${label} ')]/@for]`;
    const box = await driver.findElement(By.xpath(path));
    await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", box);
    await box.clear();
    await box.sendKeys(text);
  };
  const details = "//*[contains(@class, 'archive-form')]/*[contains(@class, 'catalogue-card')]";
  await fill(details, "Title", "The mill");
  await fill(details, "Duration", "30 min");
  await fill(details, "Description", "How the mill came to stand here.");
  const stop = "//*[@data-stop = '0']";
  await fill(stop, "Stop title", "The wheel");
  await fill(stop, "Stop description", "What happened at the wheel.");
  await fill(stop, "Audio URL", "test-beep-2");
  await fill(stop, "Audio duration", "0:02");
  await click(".save-bar button[type=submit]");
  await click("dialog[open] .button.primary");
  await engine.until(`return /^\\/tour\\//.test(location.pathname)`);
  assert.equal(await engine.text("h1"), "The mill");
});
