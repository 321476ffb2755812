/** From which network address a request came. */
import {
  convertIPv4BinaryToString,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
} from "hono/utils/ipaddr";

/**
 * The address of whoever sent a request, as limits count it: of IPv6 the network of 64 bits, since
 * one household has all of it. Undefined where it is not known: nothing listens, or a proxy on this
 * machine passed the request on and the host has not said so.
 *
 * `proxies` is how many proxies stand in front: each adds the address that it saw to
 * X-Forwarded-For, so that the entry so far from the end is true whatever the client wrote before.
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

/** Whether an address is of this machine; most requests have one that is written as here. */
const isLoopback = (address: string) =>
  address.startsWith("127.") || address === "::1" ||
  (address.includes(":") && /^(127\.|::1$)/.test(plain(address)));

const withoutPort = (address: string) =>
  address.replace(/^"(.*)"$/, "$1").replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** An IPv4 address as it is; of an IPv6 address the first 64 bits. Other texts are cut short. */
function network(address: string): string {
  const text = plain(address);
  const bits = text.includes(":") ? parse(text) : null;
  if (bits === null) return text.slice(0, MAX_TEXT);
  const groups = [112n, 96n, 80n, 64n].map((at) => (bits >> at & 0xffffn).toString(16));
  return `${groups.join(":")}::/64`;
}

/** What is written at most of something that is no address. */
const MAX_TEXT = 40;

/** In what an IPv6 address begins that stands for one of IPv4: mapped, or translated (NAT64). */
const OF_IPV4 = [0xffffn, 0x64_ff9bn << 64n];

/** An address in its one form: IPv4 in IPv6 as IPv4, without a zone, in small letters. */
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
