/** The banner that offers to install the program, in a window without a browser. */
import assert from "node:assert/strict";
import { INSTALL_DISMISSED_KEY } from "../../../../lib/device/storage_keys.ts";
import { INSTALL_BANNER_ID } from "../../../../lib/model/web/page_names.ts";
import { FakeElement } from "../../../support/fakes/fake_elements.ts";
import { openWindow } from "../../../support/fakes/fake_window.ts";
import { memoryStorage } from "../../device/memory_storage.ts";

Object.defineProperty(globalThis, "sessionStorage", { value: memoryStorage() });
let isInstalled = false;
globalThis.matchMedia = () => ({ matches: isInstalled }) as MediaQueryList;

let opened = 0;

/** A page whose browser offers to install the program. */
async function open() {
  const { document } = openWindow("https://archives.test/");
  const banner = Object.assign(new FakeElement("aside", { id: INSTALL_BANNER_ID }), {
    hidden: true,
  });
  const [install, dismiss] = ["install", "dismiss"].map((act) =>
    new FakeElement("button", { [`data-${act}`]: "" })
  );
  banner.append(install, dismiss);
  document.body.append(banner);
  await import(`../../../../islands/shell/install_banner.ts?${++opened}`);
  let prompts = 0;
  const offer = () => {
    const prompt = () => Promise.resolve(void prompts++);
    dispatchEvent(
      Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }),
    );
  };
  offer();
  return { banner, install, dismiss, offer, prompts: () => prompts };
}

Deno.test("the installed program does not offer to be installed", async () => {
  isInstalled = true;
  assert.ok((await open()).banner.hidden);
  isInstalled = false;
});

Deno.test("a banner goes when the program was installed by the browser's own menu", async () => {
  const { banner } = await open();
  assert.deepEqual([banner.hidden, banner.dataset.way], [false, "prompt"]);
  dispatchEvent(new Event("appinstalled"));
  assert.ok(banner.hidden);
});

Deno.test("a banner that was used or dismissed stays away in this session, on every page", async () => {
  for (const answer of ["install", "dismiss"] as const) {
    sessionStorage.removeItem(INSTALL_DISMISSED_KEY);
    const page = await open();
    page[answer].click();
    page.offer();
    assert.deepEqual([page.banner.hidden, page.prompts()], [true, answer === "install" ? 1 : 0]);
    assert.ok((await open()).banner.hidden, "on the next page, too");
  }
});
