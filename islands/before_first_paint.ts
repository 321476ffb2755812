/** Runs before the first paint: a small classic script, since a module would come too late to avoid a flash. */
import { SPLASH_SEEN_KEY } from "../lib/browser/storage_keys.ts";

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
