import assert from "node:assert/strict";
import { ROUTES } from "../../../routes/table/routes.ts";
import { type Person, signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const EMAILS: Partial<Record<Person, string>> = {
  other: "visitor@demo.example",
  owner: "author@demo.example",
  admin: "admin@demo.example",
};

/** Everything that a response says. */
async function textOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  return `${headers.map((header) => header.join(": ")).join("\n")}\n\n${await response.text()}`;
}

const READING = ROUTES.filter(([method]) => method === "GET");

/** Routes that are asked on one store: those that only read, by ten, and each of the others. */
const TOGETHER = [
  ...Array.from(
    { length: Math.ceil(READING.length / 10) },
    (_, i) => READING.slice(10 * i, 10 * i + 10),
  ),
  ...ROUTES.filter(([method]) => method !== "GET").map((route) => [route]),
];

Deno.test("no answer holds a session token, another's e-mail address, or a record as it is stored", async () => {
  const seen: string[] = [];
  for (const routes of TOGETHER) {
    await using test = await testApp({ settings: { ADMIN_PASSWORD: "correct horse battery" } });
    const { clients, ids, tourOf } = await signInPeople(test);
    const stored = await Array.fromAsync(test.kv.list({ prefix: [] }));
    const records = stored.filter(({ key }) =>
      ["users", "sessions", "tours"].includes(String(key[0]))
    );
    const hashes = stored.filter(({ key }) => key[0] === "sessions").map(({ key }) =>
      String(key[1])
    );
    const tokens = Object.values(clients).map((client) => client.cookie("session"))
      .filter((token) => token !== undefined);
    assert.deepEqual([tokens.length, hashes.length], [6, 6]);
    for (const [method, path] of routes) {
      for (const person of ["anonymous", "other", "owner", "admin"] as const) {
        const url = path.replace(":id", await tourOf(ids.owner)).replace("*", "x");
        const body = { userId: ids[person as keyof typeof ids], firebaseToken: "x.y.z" };
        const response = await (method === "GET"
          ? clients[person].request(url)
          : clients[person].json(method, url, { ...body, adminPassword: "correct horse battery" }));
        const text = await textOf(response);
        const where = `${method} ${url} for ${person}`;
        // Administrators look after people, whom they know by their addresses.
        const isPeopleList = person === "admin" && /^(\/api)?\/admin\b/.test(url);
        for (const secret of [...tokens, ...hashes]) {
          assert.ok(!text.includes(secret), where);
        }
        for (const [whose, email] of Object.entries(EMAILS)) {
          if (whose !== person && !isPeopleList) {
            assert.ok(!text.includes(email), `${where} names ${email}`);
          }
        }
        for (const { value } of records) {
          assert.ok(!text.includes(JSON.stringify(value)), where);
        }
        // The description names fields, and has none.
        const isDescription = path === "/api/openapi.json";
        assert.ok(
          isDescription || !/"(iss|sub|expiresAt)":/.test(text),
          `${where} shows a field of the store`,
        );
        // Pages name a person to himself: they keep what is on the device apart from others'. The
        // API does not.
        const isOwnPage = person === "owner" && !url.startsWith("/api/");
        assert.ok(
          isOwnPage || !url.includes("/tour") || !text.includes(ids.owner),
          `${where} names the owner's id`,
        );
        if (url.startsWith("/api/")) {
          checkCaching(response, person !== "anonymous", where);
        }
        seen.push(text);
      }
    }
  }
  // Something was there to be found: each person's own address, to himself.
  for (const email of Object.values(EMAILS)) assert.ok(seen.some((text) => text.includes(email)));
});

/** With a session, no answer of the API may stay in any cache. */
function checkCaching(response: Response, signedIn: boolean, where: string) {
  const caching = response.headers.get("cache-control") ?? "";
  if (signedIn) assert.match(caching, /no-store/, where);
  else assert.match(caching, /no-store|public/, where);
}

Deno.test("without a session a page may be stored by shared caches, with one by that browser alone", async () => {
  await using test = await testApp();
  const { clients } = await signInPeople(test);
  for (const path of ["/", "/tours"]) {
    const [shared, own] = [
      await clients.anonymous.request(path),
      await clients.owner.request(path),
    ];
    assert.match(shared.headers.get("cache-control")!, /^public/);
    assert.match(own.headers.get("cache-control")!, /^private/);
    for (const response of [shared, own]) {
      assert.match(response.headers.get("vary")!, /cookie/i);
      await response.body?.cancel();
    }
  }
});
