/** Whether a request certainly comes from this machine: the demo's accounts have no passwords. */
import { isLoopback } from "../auth_config.ts";

/** Headers that proxies add to forwarded requests. */
const OF_PROXIES = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|.*-connecting-ip)$/;

/**
 * True for a request that came straight to this machine: from one of its own addresses, to one of
 * its names, and without a sign of a proxy. The only sign of Nginx with its default settings is
 * that it closes each connection, which browsers do not. `from` is undefined where nothing listens.
 */
export function isLocalRequest(request: Request, from: Deno.Addr | undefined): boolean {
  if (from && !("hostname" in from && isLoopback(from.hostname.replace(/^::ffff:/i, "")))) {
    return false;
  }
  if (!isLoopback(new URL(request.url).hostname)) return false;
  if (/close/i.test(request.headers.get("connection") ?? "")) return false;
  return !request.headers.keys().some((name) => OF_PROXIES.test(name));
}
