/**
 * A small classic script that runs before the first paint, and before all modules. It may import
 * constants only, which the build inlines. The oldest browsers run it, too, so that the build
 * lowers its syntax further than that of other scripts.
 */
import { OLD_BROWSER_ID } from "../lib/model/web/browser_baseline.ts";
import { LOCATION_GRANTED_KEY, SPLASH_SEEN_KEY } from "../lib/device/storage_keys.ts";

// Chrome has the first since 108 and Firefox since 111; Safari has the second since 16.4, Firefox
// since 113. Without `data-interactive` pages look as without scripts, and no module starts
// (runtime/baseline_guard.ts).
if ("relList" in HTMLFormElement.prototype && "CompressionStream" in window) prepare();
else document.addEventListener("DOMContentLoaded", showWithoutScripts);

/** In browsers older than the baseline: the page's parts for browsers without scripts. */
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
      // A session that begins at another page, such as an archive, has no splash, now and later.
      const isStart = ["/", `/${document.documentElement.lang}`].includes(location.pathname);
      if (isStart && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
        document.documentElement.dataset.splash = "";
      }
    }
  } catch {
    // Storage is refused: no splash, rather than one on every page.
  }

  try {
    // Parts that depend on the location have their room from the first paint on.
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
    // A form's button would submit the form, and the typed text would be lost.
    event.preventDefault();
    button.dataset.tappedAt = String(performance.now());
    button.ariaBusy = "true";
  }, true);

  // The script may also neither load nor fail: after this many milliseconds the shell shows a
  // notice.
  setTimeout(() => {
    const { dataset } = document.documentElement;
    if (customElements.get("x-island") || dataset.scriptMissing !== undefined) return;
    dataset.scriptMissing = "late";
    customElements.whenDefined("x-island").then(() => delete dataset.scriptMissing);
  }, 12_000);

  // Without the page's own script no island can show that it is missing, so the shell has a notice.
  addEventListener("error", ({ target }) => {
    const isScript = target instanceof HTMLScriptElement && target.type === "module";
    if (isScript) document.documentElement.dataset.scriptMissing = "";
  }, true);
}
