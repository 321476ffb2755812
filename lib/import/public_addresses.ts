/** Which IP addresses are public. */
import { BlockList } from "node:net";

/** Source: https://www.iana.org/assignments/iana-ipv4-special-registry/, and that of IPv6. */
const SPECIAL_4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];

/** Includes IPv6 ranges that embed an IPv4 address, which may be one of the above. */
const SPECIAL_6 = [
  "::/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
  "5f00::/16",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
];

const special = new BlockList();
for (const [family, ranges] of [["ipv4", SPECIAL_4], ["ipv6", SPECIAL_6]] as const) {
  for (const range of ranges) {
    const [net, bits] = range.split("/");
    special.addSubnet(net, Number(bits), family);
  }
}

/** True for a public IPv4 or IPv6 address, such as "93.184.216.34". */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  if (/^::ffff:/i.test(address)) return false;
  return !special.check(address, address.includes(":") ? "ipv6" : "ipv4");
}
