/**
 * The install banner (lib/ui/frame/install_banner.tsx): shown if the browser offers a prompt, or is
 * Safari on iPhone or iPad, which has none; not in the installed program, and not again in a
 * session in which it was dismissed.
 */
import { isIos } from "../../lib/device/ios.ts";
import { getSessionStorage } from "../../lib/device/storage.ts";
import { INSTALL_DISMISSED_KEY } from "../../lib/device/storage_keys.ts";
import { INSTALL_BANNER_ID } from "../../lib/model/web/page_names.ts";

/** Chromium's event; see https://wicg.github.io/manifest-incubations/#installation-prompts. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> };

/** "prompt": a button opens the browser's dialog. "steps": the person does it, in two taps. */
type Way = "prompt" | "steps";

const banner = document.getElementById(INSTALL_BANNER_ID);
let offered: InstallPromptEvent | undefined;

addEventListener("beforeinstallprompt", (event) => {
  // Without this, Chromium shows a bar of its own.
  event.preventDefault();
  offered = event as InstallPromptEvent;
  show("prompt");
});

addEventListener("appinstalled", hide);

banner?.addEventListener("click", ({ target }) => {
  const { install, dismiss } = (target as Element).closest("button")?.dataset ?? {};
  if (dismiss !== undefined) return dismissForSession();
  if (install === undefined || !offered) return;
  // The dialog can be opened only once; after a refusal the banner does not ask again.
  offered.prompt();
  offered = undefined;
  dismissForSession();
});

if (isIos() && !isInstalled()) show("steps");

function show(way: Way): void {
  if (!banner || isInstalled() || getSessionStorage()?.getItem(INSTALL_DISMISSED_KEY)) return;
  banner.dataset.way = way;
  banner.hidden = false;
  document.documentElement.dataset.installBanner = "";
}

function hide(): void {
  if (banner) banner.hidden = true;
  delete document.documentElement.dataset.installBanner;
}

function dismissForSession(): void {
  hide();
  try {
    getSessionStorage()?.setItem(INSTALL_DISMISSED_KEY, "1");
  } catch {
    // The storage is full: the banner comes back on the next loaded page.
  }
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia("(display-mode: standalone)").matches;
}
