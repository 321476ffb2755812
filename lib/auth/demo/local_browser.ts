/**
 * Proof that a browser runs on this machine: it reaches a port of loopback that no other program
 * knows and no proxy forwards to. The demo's accounts have no passwords, and requests through a
 * proxy that adds no headers look local.
 */
import { cookie, readCookie } from "../cookies.ts";
import { LOCAL_BROWSER_PATH, LOGIN_PATH } from "../paths.ts";
import { isSameSecret, newSecret } from "../../store/kv/secret.ts";

export type LocalBrowserCheck = {
  /** Whether the browser of a request has proved that it is on this machine. */
  isLocal(request: Request): Promise<boolean>;
  /** Redirects a new sign-in to the port, which redirects to `LOCAL_BROWSER_PATH`. */
  send(request: Request): Response;
  /**
   * Sets the cookie of a local browser, and starts the sign-in again; undefined without the key.
   */
  accept(request: Request): Promise<Response | undefined>;
};

/** Opens the port, until `stopping`. `origin` is the program's address. */
export function checkLocalBrowsers(origin: string, stopping: AbortSignal): LocalBrowserCheck {
  // A browser with this key has been at the port. Each run has a new key.
  const key = newSecret();
  const { addr } = Deno.serve(
    { hostname: "127.0.0.1", port: 0, signal: stopping, onListen: () => {} },
    (request) => {
      const { host, search } = new URL(request.url);
      // Refuses other names that resolve to this machine.
      if (host !== own) return new Response(null, { status: 421 });
      return redirect(`${origin}${LOCAL_BROWSER_PATH}${withParameter(search, "key", key)}`);
    },
  );
  const own = `127.0.0.1:${addr.port}`;
  return {
    async isLocal(request) {
      const given = readCookie(request, "local-browser", origin);
      return given !== undefined && await isSameSecret(given, key);
    },
    send: (request) => redirect(`http://${own}/${new URL(request.url).search}`),
    async accept(request) {
      const { searchParams } = new URL(request.url);
      const given = searchParams.get("key") ?? "";
      if (!await isSameSecret(given, key)) return undefined;
      searchParams.delete("key");
      return redirect(`${origin}${LOGIN_PATH}?${searchParams}`, {
        "set-cookie": cookie("local-browser", origin, key),
      });
    },
  };
}

function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return `?${parameters}`;
}

const redirect = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", ...headers },
  });
