/**
 * Leaflet, loaded when a map is to be drawn: it uses `window`, so the server must not import it.
 */
import type * as Leaflet from "leaflet";
import { withRetries } from "../../lib/device/retry.ts";

export type L = typeof Leaflet;

/**
 * Leaflet's own minified file. Vite recognizes this expression, and replaces it by the hashed
 * file's address.
 */
const SCRIPT = new URL("leaflet/dist/leaflet.js", import.meta.url).href;

/**
 * Returns Leaflet, from memory after the first time; rejects after three retries.
 *
 * A classic script rather than `import()`: most browsers in use remember a module that failed to
 * arrive and fail every later `import()` of it without asking the network (whatwg/html#6768), so
 * that neither the retries nor the button would do anything. A new script element always asks, and
 * at the same address, which a query against that memory would change for the offline cache.
 */
export async function loadLeaflet(): Promise<L> {
  return leaflet() ?? await withRetries(addScript);
}

const leaflet = () => (globalThis as unknown as { L?: L }).L;

function addScript(): Promise<L> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    // Removed only afterwards: browsers may collect a detached element with its listeners, and the
    // map would wait for ever. Not later, so that page changes need not merge it.
    const settle = () => {
      script.remove();
      const loaded = leaflet();
      if (loaded) resolve(loaded);
      else reject(new Error(`Leaflet did not load from ${SCRIPT}`));
    };
    script.src = SCRIPT;
    script.onload = settle;
    script.onerror = settle;
    document.head.append(script);
  });
}
