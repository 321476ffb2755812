/** A tile server on loopback: each tile is the same small picture. */
import { shutDown } from "./shut_down.ts";

/** A 1×1 PNG of the paper's colour. */
const PNG = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4/+zZfwAJTAO+fKu7hQAAAABJRU5ErkJggg==",
  ),
  (c) => c.charCodeAt(0),
);

/** As OpenStreetMap's answer: readable by other sites. */
const headers = { "content-type": "image/png", "access-control-allow-origin": "*" };

type Tiles = AsyncDisposable & { settings: { MAP_TILE_URL: string } };

/** Serves tiles until disposed; `settings` are for the test's server. */
export function serveTiles(): Tiles {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    () => new Response(PNG, { headers }),
  );
  return {
    settings: { MAP_TILE_URL: `http://localhost:${server.addr.port}/{z}/{x}/{y}.png` },
    [Symbol.asyncDispose]: () => shutDown(server),
  };
}
