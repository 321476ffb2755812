/** A whole walk without sight, in the engines of Safari and Firefox. */
import { error, Key } from "selenium-webdriver";
import { engineTest } from "../support/browser/engine.ts";
import { SCRIPT_DEVICE } from "../support/browser/scripted_device.ts";
import {
  LONG,
  LONG_FIRST,
  NOTE_SPOKEN,
  type TreeNode,
  walkByKeyboard,
} from "../support/walk/by_keyboard.ts";
import { answerRange } from "../support/browser/offline.ts";
import { recording } from "../support/data/recordings.ts";
import { streetServer } from "../support/servers/street_server.ts";

/** Firefox plays into a stream; no device has a voice, since WebKitGTK's would hang the page. */
const WITHOUT_SPEAKER = `
  document.querySelector("audio").mozCaptureStream?.();
  SpeechSynthesis.prototype.speak = () => {};
  SpeechSynthesis.prototype.getVoices = () => [];`;

const TURN_PHONE = `
  const event = new Event("deviceorientationabsolute");
  dispatchEvent(Object.assign(event, { alpha: (360 - arguments[0]) % 360, absolute: true }));`;

const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  " ": Key.SPACE,
  Escape: Key.ESCAPE,
  Alt: Key.ALT,
  Shift: Key.SHIFT,
  w: "w",
};

engineTest("a whole walk by keyboard and accessibility tree alone", async (engine) => {
  const { driver } = engine;
  const file = recording(45);
  await using server = await streetServer({
    audioStops: LONG_FIRST,
    intercept: (request, app) =>
      new URL(request.url).pathname === LONG ? answerRange(request, file) : app(request),
  });
  await engine.open(server.origin + server.path);
  // Where the walk covers the page, as on a phone.
  await engine.openWindow({ width: 500, height: 844 });
  await engine.until(
    `return document.querySelector("x-island[data-name=start-tour][data-hydrated]")`,
  );
  await driver.executeScript(WITHOUT_SPEAKER + NOTE_SPOKEN + SCRIPT_DEVICE);
  const focused = () => driver.switchTo().activeElement();
  const hands = {
    async press(key: string) {
      const [last, modifier] = key.split("+").reverse() as (keyof typeof KEYS)[];
      const keys = driver.actions();
      if (modifier) keys.keyDown(KEYS[modifier]);
      keys.sendKeys(KEYS[last]);
      if (modifier) keys.keyUp(KEYS[modifier]);
      await keys.perform();
    },
    async focused(): Promise<TreeNode> {
      try {
        const element = await focused();
        return { role: await element.getAriaRole(), name: await element.getAccessibleName() };
      } catch (cause) {
        // It has gone meanwhile.
        if (!(cause instanceof error.StaleElementReferenceError)) throw cause;
        return await hands.focused();
      }
    },
    isChecked: async () => await (await focused()).isSelected(),
    says: (text: RegExp) =>
      engine.until(
        "return spoken.some((said) => new RegExp(arguments[0]).test(said))",
        text.source,
      ),
    goTo: (place: object) => driver.executeScript<void>("moveTo(arguments[0])", place),
    turn: (heading: number) => driver.executeScript<void>(TURN_PHONE, heading),
    spoken: () => driver.executeScript<string[]>("return spoken"),
  };
  await hands.goTo({ latitude: 40.7589, longitude: -74.6672 });
  await walkByKeyboard(hands);
});
