import assert from "node:assert/strict";
import { clientAddress } from "../../../../lib/server/limits/client_address.ts";

const from = (hostname: string): Deno.Addr => ({ transport: "tcp", hostname, port: 5000 });
const forwarded = (value?: string) => new Headers(value ? { "x-forwarded-for": value } : {});

Deno.test("an address is counted as it is, one of IPv6 with its whole network", () => {
  const cases = [
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ];
  for (const [address, expected] of cases) {
    assert.equal(clientAddress(forwarded(), from(address), 0), expected);
  }
});

Deno.test("without a proxy in the settings nobody can name another address", () => {
  const headers = forwarded("198.51.100.1");
  assert.equal(clientAddress(headers, from("203.0.113.7"), 0), "203.0.113.7");
});

Deno.test("requests of this machine are not counted: a proxy may have passed them on", () => {
  for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
    assert.equal(clientAddress(forwarded(), from(address), 0), undefined);
  }
  assert.equal(clientAddress(forwarded(), undefined, 0), undefined);
});

Deno.test("behind proxies the address is the one that the outermost of them saw", () => {
  const ask = (value: string | undefined, proxies: number) =>
    clientAddress(forwarded(value), from("127.0.0.1"), proxies);
  assert.equal(ask("203.0.113.7", 1), "203.0.113.7");
  assert.equal(ask("1.1.1.1, 203.0.113.7", 1), "203.0.113.7", "what the client wrote is before it");
  assert.equal(ask("1.1.1.1, 203.0.113.7, 10.0.0.2", 2), "203.0.113.7");
  assert.equal(ask("203.0.113.7:4711", 1), "203.0.113.7");
  assert.equal(ask("[2001:db8:1:2::5]:4711", 1), "2001:db8:1:2::/64");
  assert.equal(ask(undefined, 1), undefined);
  assert.equal(ask("203.0.113.7", 2), undefined);
});
