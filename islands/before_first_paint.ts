/**
 * Runs before the first paint, and before all that is loaded as modules: a small classic script. It
 * may import constants only, which the build puts in their place.
 */
import { LOCATION_GRANTED_KEY, SPLASH_SEEN_KEY } from "../lib/browser/storage_keys.ts";

try {
  if (!sessionStorage.getItem(SPLASH_SEEN_KEY)) {
    sessionStorage.setItem(SPLASH_SEEN_KEY, "1");
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
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

// Without the page's own script no island can say that it is missing: the shell has a notice for
// it.
addEventListener("error", ({ target }) => {
  const isScript = target instanceof HTMLScriptElement && target.type === "module";
  if (isScript) document.documentElement.dataset.scriptMissing = "";
}, true);
