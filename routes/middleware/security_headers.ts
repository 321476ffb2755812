/** Headers that every answer carries. */
import { secureHeaders } from "hono/secure-headers";
import type { MiddlewareHandler } from "hono";
import { CALLBACK_PATH } from "../../lib/auth/paths.ts";
import type { Config } from "../../lib/server/config.ts";

/**
 * Turbo's progress bar adds one `<style>`; this is its hash (a test compares it with the
 * browser's).
 */
const TURBO_STYLE = "'sha256-WAyOw4V+FqDc35lQPyRADLBWbuNK8ahvYEaQIYF1+Ps='";

/**
 * Scripts and styles are ours alone, without nonces, so that pages stay cacheable. Pictures,
 * recordings and map tiles may come from any https address, since authors and hosts name them; a
 * host may name a tile server on http.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  const usual = headers(config);
  return async (c, next) => {
    await usual(c, next);
    // A popup that comes back from a foreign provider stays one that its page can see, and that may
    // close itself.
    if (c.req.path === CALLBACK_PATH) {
      c.res.headers.set("cross-origin-opener-policy", "unsafe-none");
    }
  };
}

const headers = ({ map }: Config) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", TURBO_STYLE],
      imgSrc: ["'self'", "https:", "data:", ...plainOrigin(map.tileUrl)],
      mediaSrc: ["'self'", "https:", "blob:"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: {
      geolocation: ["self"],
      screenWakeLock: ["self"],
      camera: [],
      microphone: [],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    xFrameOptions: "DENY",
  });

/** The origin of a tile server without TLS, such as one in the school's own network. */
const plainOrigin = (tileUrl: string) =>
  tileUrl.startsWith("http:") ? [new URL(tileUrl.replace("{s}", "*")).origin] : [];
