/** A whole walk without sight: by the keyboard and the accessibility tree alone. */
import type { CDPSession, Page } from "playwright-core";
import { LONG, LONG_FIRST, NOTE_SPOKEN, walkByKeyboard } from "../../support/walk/by_keyboard.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { visit, type Visitor } from "../../support/browser/visitor.ts";

type Tree = {
  nodes: {
    role?: { value: string };
    name?: { value: string };
    properties?: { name: string; value: { value: unknown } }[];
  }[];
};

/** The node of Chromium's accessibility tree that has the focus. */
async function focusedNode(session: CDPSession): Promise<Tree["nodes"][number]> {
  const expression = "document.activeElement";
  const { result } = await session.send("Runtime.evaluate", { expression });
  const { objectId } = result;
  const query = { objectId, fetchRelatives: false };
  const { nodes } = await session.send("Accessibility.getPartialAXTree", query) as Tree;
  return nodes[0];
}

async function saidInPage(page: Page, text: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) => {
      const { spoken } = globalThis as unknown as { spoken: string[] };
      return spoken.some((said) => new RegExp(source).test(said));
    },
    text.source,
  );
}

Deno.test("a whole walk with beacon by keyboard and accessibility tree alone, and the focus is never lost", () =>
  visit(async ({ page, goTo }: Visitor) => {
    await page.evaluate(NOTE_SPOKEN);
    const session = await page.context().newCDPSession(page);
    await walkByKeyboard({
      press: (key) => page.keyboard.press(key),
      async focused() {
        const { role, name } = await focusedNode(session);
        return { role: role?.value ?? "", name: name?.value ?? "" };
      },
      async isChecked() {
        const { properties = [] } = await focusedNode(session);
        return properties.find(({ name }) => name === "checked")?.value.value === "true";
      },
      says: (text) => saidInPage(page, text),
      goTo: (place) => goTo(place as never),
      spoken: () => page.evaluate("spoken"),
      turn: (heading) => page.evaluate(turnPhone, heading),
    });
  }, {
    tour: { audioStops: LONG_FIRST },
    before: (page) => serveRecording(page, LONG),
  }));

/** Runs in the page: the top of the phone points `heading` degrees clockwise from north. */
function turnPhone(heading: number): void {
  const init = { alpha: (360 - heading) % 360, beta: 0, gamma: 0, absolute: true };
  dispatchEvent(new DeviceOrientationEvent("deviceorientationabsolute", init));
}
