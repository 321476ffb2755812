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
  const details = "//*[@data-tour-details]";
  await fill(details, "Title", "The mill");
  await fill(details, "Duration", "30 min");
  await fill(details, "Description", "How the mill came to stand here.");
  await click(".outline [data-row='0'] .outline-open");
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

engineTest(
  "on a phone the outline leads to a stop, and Back from it to its row",
  async (engine) => {
    await using server = await streetServer();
    const { driver, click, until } = engine;
    await engine.open(server.origin);
    await engine.openWindow({ width: 390, height: 844 });
    await engine.signIn(server.origin, "author", "/create");
    await until(`return document.querySelector("[data-name=tour-form][data-hydrated]")`);
    await driver.findElement(By.xpath("//button[contains(., 'Create Blank Archive')]")).click();
    const isShown = (selector: string, shown: boolean) =>
      until(
        `const box = document.querySelector(arguments[0])?.getBoundingClientRect();
       return (box?.height > 0) === arguments[1]`,
        selector,
        shown,
      );
    const row = ".outline [data-row='0'] .outline-open";
    await click(row);
    await isShown(".outline", false);
    const title = await driver.findElement(By.css("[data-stop='0'] input[name$='.title']"));
    await title.sendKeys("The wheel");
    await click("[data-stop='0'] .part-toggle");
    await isShown("[data-stop='0'] [data-part=place] .part-fields", true);
    await click("[data-stop='0'] .add-menu > summary");
    const add = "//*[@data-stop = '0']//*[@class = 'menu add-menu']//button[. = 'Transcript']";
    await driver.findElement(By.xpath(add)).click();
    await isShown("[data-stop='0'] .panel-long textarea", true);
    await isShown("[data-stop='0'] .panel-parts", false);
    assert.ok(await driver.executeScript("return document.body.scrollWidth <= innerWidth"));
    await driver.navigate().back();
    await isShown("[data-stop='0'] .panel-parts", true);
    await driver.navigate().back();
    await isShown(".outline", true);
    await until("return document.activeElement?.matches(arguments[0])", row);
    assert.match(await engine.text(row), /The wheel/);
  },
);
