/** An archive that is kept on the device, in the engines of Safari and Firefox. */
import { engineTest } from "../support/browser/engine.ts";
import { streetServer } from "../support/servers/street_server.ts";

engineTest("an archive is kept, and is there when the server is not", async (engine) => {
  await using server = await streetServer();
  const { driver, until, open, click, text } = engine;
  await open(server.origin + server.path);
  await until("return navigator.serviceWorker.controller");
  await click(".keep-tour button");
  await until(`return /Save \\d/.test(document.querySelector(".keep-tour").textContent)`);
  await click(".keep-tour .button.primary");
  await until(
    `return /^Saved on this device: /.test(document.querySelector(".keep-state")?.textContent)`,
  );
  await server.stop();
  await driver.get(`${server.origin}/kept`);
  await text(`.kept-tours a[href="${server.path}"]`);
  await driver.get(server.origin + server.path);
  await until(`return document.querySelector("h1")?.textContent === "The old street"`);
  await text("#stop-2");
});
