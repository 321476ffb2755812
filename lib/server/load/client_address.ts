/** The network address of a client. */
import {
  convertIPv4BinaryToString,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
} from "hono/utils/ipaddr";

/**
 * The address of a client, for limits; of IPv6 the 64-bit network, because one household has all of
 * it. Undefined if unknown: nothing listens, or a proxy on this machine that the settings do not
 * mention passed the request on.
 *
 * `proxies` is the number of proxies in front: each appends the address that it saw to
 * X-Forwarded-For, so the entry at this distance from the end is true, whatever the client sent.
 */
export function clientAddress(
  headers: Headers,
  from: Deno.Addr | undefined,
  proxies: number,
): string | undefined {
  if (!from || !("hostname" in from)) return undefined;
  if (proxies === 0) return isLoopback(from.hostname) ? undefined : network(from.hostname);
  const seen = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const address = seen.at(-proxies);
  return address ? network(withoutPort(address)) : undefined;
}

/** Whether an address is one of this machine; most are spelled as here. */
const isLoopback = (address: string) =>
  address.startsWith("127.") || address === "::1" ||
  (address.includes(":") && /^(127\.|::1$)/.test(plain(address)));

const withoutPort = (address: string) =>
  address.replace(/^"(.*)"$/, "$1").replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** An IPv4 address unchanged; of an IPv6 address the first 64 bits. Other texts are cut. */
function network(address: string): string {
  const text = plain(address);
  const bits = text.includes(":") ? parse(text) : null;
  if (bits === null) return text.slice(0, MAX_TEXT);
  const groups = [112n, 96n, 80n, 64n].map((at) => (bits >> at & 0xffffn).toString(16));
  return `${groups.join(":")}::/64`;
}

/** Longest text that is kept of something that is not an address. */
const MAX_TEXT = 40;

/** Prefixes of IPv6 addresses that contain one of IPv4: mapped, or translated (NAT64). */
const OF_IPV4 = [0xffffn, 0x64_ff9bn << 64n];

/** The canonical form of an address: IPv4 in IPv6 as IPv4, without a zone, in lower case. */
function plain(address: string): string {
  if (!address.includes(":")) return address.toLowerCase();
  const text = address.toLowerCase().split("%")[0];
  const bits = parse(text);
  if (bits === null) return text;
  return OF_IPV4.includes(bits >> 32n)
    ? convertIPv4BinaryToString(bits & 0xffff_ffffn)
    : convertIPv6BinaryToString(bits);
}

function parse(text: string): bigint | null {
  try {
    return convertIPv6ToBinary(text);
  } catch {
    return null;
  }
}
