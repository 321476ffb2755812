/** The splash: over a loaded page, once per browser session (see before_first_paint.ts). */
import { SPLASH_ID } from "../../lib/model/web/page_names.ts";

const SHOWN = 2500;
const FADE = 500;

const { dataset } = document.documentElement;

/** Fades the splash out, sooner at a tap or a key. */
function showSplash(splash: HTMLElement): void {
  const leave = () => {
    clearTimeout(timer);
    splash.dataset.leaving = "";
    setTimeout(() => delete dataset.splash, FADE);
  };
  const timer = setTimeout(leave, SHOWN);
  splash.addEventListener("click", leave, { once: true });
  addEventListener("keydown", leave, { once: true });
}

const splash = document.getElementById(SPLASH_ID);
if (splash && dataset.splash !== undefined) showSplash(splash);
