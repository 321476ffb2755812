/** Recordings and pictures that an author adds, in the engines of Safari and Firefox. */
import assert from "node:assert/strict";
import { By } from "selenium-webdriver";
import { type Engine, engineTest } from "../support/browser/engine.ts";
import { mediaFile } from "../support/data/media_files.ts";
import { recording } from "../support/data/recordings.ts";
import { streetServer } from "../support/servers/street_server.ts";

/** Runs `use` with a new form open, on a server that takes files; `folder` is for those to add. */
async function withForm(
  { open, signIn, until, click, driver }: Engine,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const [data, folder] = await Promise.all([Deno.makeTempDir(), Deno.makeTempDir()]);
  try {
    await using server = await streetServer({ settings: { DATA_DIR: data } });
    await open(server.origin);
    await signIn(server.origin, "author", "/create");
    await until(`return document.querySelector("[data-name=tour-form][data-hydrated]")`);
    await driver.findElement(By.xpath("//button[contains(., 'Create Blank Archive')]")).click();
    await click(".outline [data-row='0'] .outline-open");
    await use(folder);
  } finally {
    await Promise.all([data, folder].map((path) => Deno.remove(path, { recursive: true })));
  }
}

/** Chooses files in the input with this label. */
async function choose({ driver }: Engine, label: string, files: string[]): Promise<void> {
  const input = await driver.findElement(By.css(`input[type=file][aria-label="${label}"]`));
  await driver.executeScript("arguments[0].hidden = false", input);
  await input.sendKeys(files.join("\n"));
}

/** Waits until a file is on the server; gives its address. */
async function arrived({ driver, text }: Engine, label: string): Promise<string> {
  const selector = `[role=group][aria-label^="${label}: "] a[href^="/media/"]`;
  await text(selector);
  return await driver.executeScript(
    "return document.querySelector(arguments[0]).getAttribute('href')",
    selector,
  );
}

const MP3_URL = /^\/media\/[0-9a-f]{64}\.mp3$/;

/** What is said in a recording of the demo. */
const { audioStops: [{ description: SENTENCES }] } = JSON.parse(
  Deno.readTextFileSync("seed/oxford-schools.json"),
);

engineTest("a recording and the picture after it are converted and sent", async (engine) => {
  await withForm(engine, async (folder) => {
    await Deno.writeFile(`${folder}/wheel.wav`, recording(3));
    await Deno.writeFile(`${folder}/gate.png`, mediaFile("gate.png"));
    await choose(engine, "Recording of stop 1", [`${folder}/wheel.wav`]);
    await engine.click("[data-stop='0'] [data-part=pictures] .part-toggle");
    await choose(engine, "Picture of stop 1", [`${folder}/gate.png`]);
    assert.match(await arrived(engine, "Recording"), MP3_URL);
    assert.match(await arrived(engine, "Picture"), /^\/media\/[0-9a-f]{64}\.jpg#size=64x48$/);
  });
});

engineTest("MP3 and Opus are read, and a text is timed against an MP3", async (engine) => {
  await withForm(engine, async (folder) => {
    const { driver, until } = engine;
    await Deno.copyFile("static/archives/oxford-schools/stop-1.mp3", `${folder}/school.mp3`);
    await Deno.writeFile(`${folder}/tone.ogg`, mediaFile("tone.ogg"));
    await choose(engine, "Recording of stop 1", [`${folder}/tone.ogg`]);
    assert.match(await arrived(engine, "Recording"), MP3_URL);
    await choose(engine, "Recording of stop 1", [`${folder}/school.mp3`]);
    await until(`return document.querySelector("[aria-label='Recording: school.mp3'] a[href]")`);
    const press = async (button: string) => {
      const element = await driver.findElement(
        By.xpath(`//*[@data-stop = '0']//button[. = '${button}']`),
      );
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
    };
    await engine.click("[data-stop='0'] .add-menu > summary");
    // The menu is drawn once it is open.
    await until(
      `return [...document.querySelectorAll("[data-stop='0'] .add-menu button")]
        .some(({ textContent }) => textContent === "Transcript")`,
    );
    await press("Transcript");
    await until(`return document.querySelector("[data-stop='0'] .panel-long textarea")`);
    const box = await driver.findElement(By.css("[data-stop='0'] .panel-long textarea"));
    await box.sendKeys(SENTENCES);
    await press("Time it");
    await until(
      `return [...document.querySelectorAll("[data-stop='0'] .panel-long button")]
        .some(({ textContent }) => textContent === "Time it again")`,
    );
  });
});

engineTest(
  "a recording is made in the page and sent; where the browser cannot, it says so",
  async (engine) => {
    await withForm(engine, async () => {
      const { driver, name, text, until } = engine;
      const press = async (button: string) => {
        const element = await driver.findElement(By.xpath(
          `//*[@class = 'audio-try' or @class = 'recorder']//button[. = '${button}']`,
        ));
        await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
        await element.click();
      };
      await press("Record");
      if (name === "webkit") {
        // WebKitGTK has no microphone here, nor one that is faked.
        assert.match(
          await text(".recorder [role=alert]"),
          /Record with another app, and add the file\.$/,
        );
        await press("Close");
        await until(`return !document.querySelector(".recorder")`);
        return;
      }
      await until(`return /0:0[2-9]/.test(document.querySelector(".recorder-time")?.textContent)`);
      await press("Stop recording");
      assert.match(await arrived(engine, "Recording"), MP3_URL);
    });
  },
);
