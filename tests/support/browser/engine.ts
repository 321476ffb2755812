/**
 * Browser engines other than Chromium, driven by WebDriver, for the tests that
 * `deno task test:engines` runs.
 */
import { Builder, By, Capabilities, error, until, type WebDriver } from "selenium-webdriver";
import { ENGINE_PROGRAMS, type EngineName, ENGINES } from "../../../tools/engines.ts";
import { missing, pathOf } from "../../../tools/programs.ts";
import { freePort } from "../servers/process.ts";
import { orSkipped } from "../skipped.ts";

/** The environment variable with which a run of the tests has engines. */
const TEST_ENGINES = "TEST_ENGINES";

/** How each engine is driven: its driver's command, and what a session asks for. */
const DRIVERS = {
  webkit: (port: number) => ({
    command: pathOf("WebKitWebDriver")!,
    args: [`--port=${port}`],
    capabilities: {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: pathOf("MiniBrowser"),
        // Sound needs a tap, as on an iPhone.
        args: ["--automation", "--autoplay-policy=deny"],
      },
    },
  }),
  firefox: (port: number) => ({
    command: pathOf("geckodriver")!,
    args: ["--port", String(port), "--log", "fatal"],
    capabilities: {
      browserName: "firefox",
      "moz:firefoxOptions": {
        args: ["-headless"],
        prefs: {
          // Bars that lie over the page, as on phones and in the other engines here.
          "ui.useOverlayScrollbars": 1,
          // A microphone that hears a tone, and needs no permission.
          "media.navigator.streams.fake": true,
          "media.navigator.permission.disabled": true,
        },
      },
    },
  }),
} satisfies Record<EngineName, unknown>;

export type Engine = {
  name: EngineName;
  driver: WebDriver;
  /** Waits for the first element of a CSS selector, and clicks it. */
  click(selector: string): Promise<void>;
  /** Waits until an element of a CSS selector is there; gives its text. */
  text(selector: string): Promise<string>;
  /** Waits until `script`, the body of a function that gets `args`, returns what is true. */
  until(script: string, ...args: unknown[]): Promise<void>;
  /** Opens an address, and waits until the islands that are hydrated on load are alive. */
  open(address: string): Promise<void>;
  /** Signs in by page, and lands at the path `next`. */
  signIn(origin: string, account: string, next: string): Promise<void>;
  /**
   * From now on the driver acts in a window of this size, which opens at the page that is shown.
   * Both engines refuse to make their first window as narrow as a phone.
   */
  openWindow(size: Size): Promise<void>;
  /** Gives the window's page this size. */
  resize(size: Size): Promise<void>;
};

/** Of a page, in CSS pixels. */
export type Size = { width: number; height: number };

/** How long a test waits for anything, in milliseconds. */
const PATIENCE = 30_000;

/**
 * How long a test may take, in milliseconds: an engine that hangs answers no command, and no wait
 * would ever end.
 */
const TEST_LIMIT = 150_000;

/** A test that runs in each engine, in a run that has engines; skipped where one is missing. */
export function engineTest(title: string, use: (engine: Engine) => Promise<void>): void {
  const elsewhere = Deno.env.has(TEST_ENGINES) ? undefined : "deno task test:engines runs it";
  for (const name of ENGINES) {
    const reason = missing(...ENGINE_PROGRAMS[name]) ?? elsewhere;
    Deno.test({
      ...orSkipped(`${title} (${name})`, reason),
      // The client's sockets outlive its sessions.
      sanitizeResources: false,
      sanitizeOps: false,
      fn: () => withEngine(name, use),
    });
  }
}

async function withEngine(name: EngineName, use: (engine: Engine) => Promise<void>) {
  const port = freePort();
  const { command, args, capabilities } = DRIVERS[name](port);
  const quiet = { stdout: "null", stderr: "null" } as const;
  const process = new Deno.Command(command, { args, ...quiet, detached: true }).spawn();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`${name} has not come to the end of the test in ${TEST_LIMIT / 1000} s`));
  }, TEST_LIMIT);
  try {
    await Promise.race([late.promise, withDriver(port, capabilities, name, use)]);
  } finally {
    clearTimeout(timer);
    // With all its children: the browser of a test that took too long would run on.
    Deno.kill(-process.pid, "SIGKILL");
    await process.status;
  }
}

async function withDriver(
  port: number,
  capabilities: object,
  name: EngineName,
  use: (engine: Engine) => Promise<void>,
): Promise<void> {
  await listening(port);
  const driver = await new Builder().disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities(capabilities))
    .build();
  try {
    await use(engineOf(name, driver));
  } catch (error) {
    console.error(await driver.executeScript(WHAT_IS_SHOWN).catch(String));
    throw error;
  } finally {
    await driver.quit();
  }
}

/** Waits until the driver takes connections. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    try {
      return (await Deno.connect({ hostname: "127.0.0.1", port })).close();
    } catch {
      await new Promise((again) => setTimeout(again, 20));
    }
  }
  throw new Error("The engine's driver does not answer");
}

function engineOf(name: EngineName, driver: WebDriver): Engine {
  const find = async (selector: string) => {
    const element = await driver.wait(until.elementLocated(By.css(selector)), PATIENCE, selector);
    return await driver.wait(until.elementIsVisible(element), PATIENCE, selector);
  };
  const engine: Engine = {
    name,
    driver,
    async click(selector) {
      try {
        const element = await find(selector);
        await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
        await element.click();
      } catch (cause) {
        // The page has been shown anew meanwhile: the button that stands there now is meant.
        if (!(cause instanceof error.StaleElementReferenceError)) throw cause;
        await engine.click(selector);
      }
    },
    text: async (selector) => await (await find(selector)).getText(),
    until: async (script, ...args) => {
      await driver.wait(() => driver.executeScript(script, ...args), PATIENCE, script);
    },
    async open(address) {
      await driver.get(address);
      await driver.executeScript(
        `sessionStorage.setItem("splash-seen", "1");
         localStorage.setItem("location-permission-handled", "true");`,
      );
      await driver.get(address);
      await engine.until(
        `return !document.querySelector("x-island[data-when=load]:not([data-hydrated])")`,
      );
    },
    async signIn(origin, account, next) {
      await driver.get(`${origin}/api/login?next=${next}`);
      await engine.click(`[value=${account}]`);
      await engine.until("return location.pathname === arguments[0]", next);
    },
    async openWindow({ width, height }) {
      const first = await driver.getWindowHandle();
      // Within a click, or it would be a popup that nobody asked for.
      await driver.executeScript(OPEN_AT_CLICK, `popup,width=${width},height=${height}`);
      await driver.wait(
        async () => {
          await engine.click("h1");
          return (await driver.getAllWindowHandles()).length === 2;
        },
        PATIENCE,
        "A click opens a window",
      );
      const handles = await driver.getAllWindowHandles();
      await driver.switchTo().window(handles.find((handle) => handle !== first)!);
      await engine.until("return innerWidth === arguments[0]", width);
    },
    async resize({ width, height }) {
      const bars = await driver.executeScript<number>("return outerHeight - innerHeight");
      await driver.manage().window().setRect({ width, height: height + bars });
      const isDone = "return innerWidth === arguments[0] && innerHeight === arguments[1]";
      await engine.until(isDone, width, height);
    },
  };
  return engine;
}

/** What somebody would see and hear where a test has failed, perhaps on a machine out of reach. */
const WHAT_IS_SHOWN = `
  const { src, currentTime, paused, readyState, networkState, error } =
    document.querySelector("audio") ?? {};
  const sound = { src, currentTime, paused, readyState, networkState, error: error?.message };
  return [location, document.body.innerText.slice(0, 2000), JSON.stringify(sound)].join(" | ");`;

/** Runs in the page. */
const OPEN_AT_CLICK = `
  const features = arguments[0];
  addEventListener("click", () => open(location.href, "sized", features));`;
