import assert from "node:assert/strict";
import { clientAddress } from "../../../../lib/server/load/client_address.ts";

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

Deno.test("without a proxy in the settings a client cannot name another address", () => {
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

Deno.test("each way to write an address gives one key, and an IPv4 address in IPv6 that of the IPv4 address", () => {
  const ways: Record<string, string[]> = {
    "192.168.1.1": [
      "192.168.1.1",
      "::ffff:192.168.1.1",
      "::FFFF:192.168.1.1",
      "::ffff:c0a8:0101",
      "::ffff:c0a8:101",
      "::FFFF:C0A8:101",
      "0:0:0:0:0:ffff:c0a8:101",
      "0000:0000:0000:0000:0000:ffff:192.168.1.1",
      "::ffff:c0a8:101%eth0",
      "64:ff9b::c0a8:101",
      "64:ff9b::192.168.1.1",
    ],
    "203.0.113.7": ["::ffff:cb00:7107"],
    "2001:db8:0:0::/64": [
      "2001:db8::1",
      "2001:DB8::1",
      "2001:0db8::0001",
      "2001:db8:0:0:0:0:0:1",
      "2001:db8::192.168.1.1",
      "2001:db8::1%3",
    ],
    "0:0:0:0::/64": ["::2", "0::2", "::1.2.3.4"],
  };
  for (const [key, addresses] of Object.entries(ways)) {
    for (const address of addresses) {
      assert.equal(clientAddress(forwarded(), from(address), 0), key, address);
      for (const sent of [address, `[${address}]`, `[${address}]:4711`, ` "${address}" `]) {
        assert.equal(clientAddress(forwarded(sent), from("127.0.0.1"), 1), key, sent);
      }
    }
  }
  assert.equal(clientAddress(forwarded("192.168.1.1:80"), from("127.0.0.1"), 1), "192.168.1.1");
  const own = ["127.0.0.1", "127.8.9.1", "::1", "0:0:0:0:0:0:0:1", "::ffff:7f00:1"];
  for (const address of own) assert.equal(clientAddress(forwarded(), from(address), 0), undefined);
});

Deno.test("an invalid address from a proxy has a short key of its own, in any case of its letters", () => {
  const key = (sent: string) => clientAddress(forwarded(sent), from("127.0.0.1"), 1);
  assert.equal(key("unknown"), "unknown");
  assert.equal(key("Unknown"), "unknown");
  const texts = ["2001:db8::1::2", ":::", "12345::", "1:2:3:4:5:6:7:8:9", "::g", "::ffff:1.2.3"];
  for (const text of texts) assert.equal(key(text), text, "no network of others");
  assert.equal(key("x:".repeat(500))!.length, 40);
});
