/**
 * Runs before the first paint, and before all that is loaded as modules: a small classic script. It
 * may import constants only, which the build puts in their place. The oldest browsers run it, too:
 * tools/build.ts lowers its syntax further than that of all else.
 */
import { OLD_BROWSER_ID } from "../lib/model/web/browser_baseline.ts";
import { LOCATION_GRANTED_KEY, SPLASH_SEEN_KEY } from "../lib/device/storage_keys.ts";

// Chrome has the first since 108 and Firefox since 111; Safari has the second since 16.4, Firefox
// since 113. Without `data-interactive` pages look as without scripts, and no module starts
// (runtime/baseline_guard.ts).
if ("relList" in HTMLFormElement.prototype && "CompressionStream" in window) prepare();
else document.addEventListener("DOMContentLoaded", showWithoutScripts);

/** In browsers older than the baseline: what pages have for browsers without scripts. */
function showWithoutScripts() {
  const sentence = document.getElementById(OLD_BROWSER_ID);
  if (sentence) sentence.hidden = false;
  const hidden = document.querySelectorAll("noscript");
  for (let i = 0; i < hidden.length; i++) hidden[i].outerHTML = hidden[i].textContent!;
}

function prepare() {
  document.documentElement.dataset.interactive = "";

  try {
    if (!sessionStorage.getItem(SPLASH_SEEN_KEY)) {
      sessionStorage.setItem(SPLASH_SEEN_KEY, "1");
      // A session that a link begins elsewhere, such as at an archive, has none, now and later.
      const isStart = location.pathname === "/";
      if (isStart && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
        document.documentElement.dataset.splash = "";
      }
    }
  } catch {
    // Storage is refused: no splash, rather than one on every page.
  }

  try {
    // What depends on the location keeps its room from the first paint on.
    if (localStorage.getItem(LOCATION_GRANTED_KEY) === "true") {
      document.documentElement.dataset.located = "";
    }
  } catch {
    // Storage is refused: nothing was shared.
  }

  // A button whose island is not hydrated yet shows at once that it was tapped; see
  // runtime/early_taps.ts.
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      "x-island:not([data-hydrated]) button:not([data-live], [popovertarget])",
    );
    if (!button) return;
    // A form's button would send the form to the server, and what was typed would be lost.
    event.preventDefault();
    button.dataset.tappedAt = String(performance.now());
    button.ariaBusy = "true";
  }, true);

  // It may also neither come nor fail: after so many milliseconds the shell says that it is late.
  setTimeout(() => {
    const { dataset } = document.documentElement;
    if (customElements.get("x-island") || dataset.scriptMissing !== undefined) return;
    dataset.scriptMissing = "late";
    customElements.whenDefined("x-island").then(() => delete dataset.scriptMissing);
  }, 12_000);

  // Without the page's own script no island can say that it is missing: the shell has a notice for
  // it.
  addEventListener("error", ({ target }) => {
    const isScript = target instanceof HTMLScriptElement && target.type === "module";
    if (isScript) document.documentElement.dataset.scriptMissing = "";
  }, true);
}
