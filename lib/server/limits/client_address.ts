/** From which network address a request came. */

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

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/i.test(address);

const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** An IPv4 address as it is; of an IPv6 address the first 64 bits. Other texts are cut short. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!address.includes(":")) return address.slice(0, 40);
  const [head, tail] = address.toLowerCase().split("%")[0].split("::");
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(":")}::/64`;
}
