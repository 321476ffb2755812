/** The security headers of every answer. */
import { secureHeaders } from "hono/secure-headers";
import type { MiddlewareHandler } from "hono";
import { CALLBACK_PATH } from "../../lib/auth/paths.ts";
import { MEDIA_SECURITY_HEADERS } from "../../lib/server/http/media_files.ts";
import type { Config } from "../../lib/server/host/config.ts";

/**
 * Turbo's progress bar adds one `<style>`; this is its hash (a test compares it with the
 * browser's).
 */
const TURBO_STYLE = "'sha256-WAyOw4V+FqDc35lQPyRADLBWbuNK8ahvYEaQIYF1+Ps='";

/**
 * The address of the service worker. It fetches pictures and recordings, which count as connections
 * in its policy.
 */
export const WORKER_PATH = "/sw.js";

/**
 * Scripts and styles are ours alone, without nonces, so that pages stay cacheable. Pictures,
 * recordings and map tiles may come from any https address, because authors and hosts name them; a
 * host may name a tile server on http.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  const pages = headers(config);
  const worker = headers(config, ["https:", ...plainOrigin(config.map.tileUrl)]);
  return async (c, next) => {
    await (c.req.path === WORKER_PATH ? worker : pages)(c, next);
    // Only for a file: the answer for a missing one is a page.
    if (c.req.path.startsWith("/media/") && !c.res.headers.get("content-type")?.includes("html")) {
      for (const [name, value] of Object.entries(MEDIA_SECURITY_HEADERS)) {
        c.res.headers.set(name, value);
      }
    }
    if (c.get("mayBeFramed")) openToFrames(c.res.headers);
    // A popup that returns from the provider must stay visible to its page, and be able to close
    // itself.
    if (c.req.path === CALLBACK_PATH) {
      c.res.headers.set("cross-origin-opener-policy", "unsafe-none");
    }
  };
}

/** Lets any site show the answer in a frame; the rest of the policy stays. */
function openToFrames(headers: Headers): void {
  const policy = headers.get("content-security-policy")!;
  headers.set("content-security-policy", policy.replace(/(frame-ancestors) 'none'/, "$1 *"));
  headers.delete("x-frame-options");
}

/** `connect` is where scripts may send requests to, besides our own origin. */
const headers = ({ map, auth }: Config, connect: string[] = []) =>
  secureHeaders({
    contentSecurityPolicy: {
      // Types without a rule below may not be loaded.
      defaultSrc: ["'none'"],
      // The converter of recordings is WebAssembly. Turbo keeps the policy of the first page.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'", TURBO_STYLE],
      imgSrc: ["'self'", "https:", "data:", "blob:", ...plainOrigin(map.tileUrl)],
      mediaSrc: ["'self'", "https:", "blob:"],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      connectSrc: ["'self'", ...connect],
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: {
      geolocation: ["self"],
      screenWakeLock: ["self"],
      // For codes on signs. Turbo keeps the first page's policy, so on every page.
      camera: ["self"],
      microphone: ["self"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    // At an https address, browsers use only https for two years.
    strictTransportSecurity: auth.origin.startsWith("https:") && "max-age=63072000",
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    xFrameOptions: "DENY",
  });

/** The origin of a tile server without TLS, such as one in a school's own network. */
const plainOrigin = (tileUrl: string) =>
  tileUrl.startsWith("http:") ? [new URL(tileUrl.replace("{s}", "*")).origin] : [];
