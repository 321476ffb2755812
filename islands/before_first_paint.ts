/** Runs before the first paint: a small classic script, since a module would come too late to avoid a flash. */

const SEEN = "splash-seen";

try {
  if (!sessionStorage.getItem(SEEN)) {
    sessionStorage.setItem(SEEN, "1");
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
      document.documentElement.dataset.splash = "";
    }
  }
} catch {
  // Storage is refused: no splash, rather than one on every page.
}
