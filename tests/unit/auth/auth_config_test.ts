import assert from "node:assert/strict";
import { ConfigError, readConfig } from "../../../lib/server/host/config.ts";
import { withDemoPassword } from "../../../lib/auth/demo/password.ts";
import { serverFlags } from "../../../tools/permissions.ts";
import { providerHosts } from "../../../tools/provider_hosts.ts";

const config = (env: Record<string, string>) => readConfig((name) => env[name]);
const read = (env: Record<string, string>) => config(env).auth;

const GOOGLE = { GOOGLE_CLIENT_ID: "x.apps.googleusercontent.com", GOOGLE_CLIENT_SECRET: "s" };
const PUBLIC = { HOST: "0.0.0.0", APP_ORIGIN: "https://tours.school.example" };

Deno.test("on this machine and without a provider there is the demo", () => {
  for (const HOST of ["127.0.0.1", "127.1.2.3", "localhost", "::1"]) {
    assert.deepEqual(read({ HOST }).provider, { kind: "demo" });
  }
  assert.equal(read({ PORT: "8123" }).origin, "http://localhost:8123");
});

Deno.test("there is no demo where others can reach the server, whatever is set", () => {
  const reachable: Record<string, string>[] = [
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.168.1.5" },
    { HOST: "127.0.0.1.evil.example" },
    { HOST: "0.0.0.0", APP_ORIGIN: "http://localhost:8000" },
    { APP_ORIGIN: "https://tours.school.example" },
    PUBLIC,
  ];
  for (const env of reachable) {
    const { provider } = read(env);
    assert.equal(provider.kind, "off", JSON.stringify(env));
    assert.match(
      (provider as { explanation: string }).explanation,
      /Set GOOGLE_CLIENT_ID .*APP_ORIGIN/,
    );
  }
});

Deno.test("the host can open the demo to everybody, and switch it off", () => {
  const provider = { kind: "demo", everybody: true };
  assert.deepEqual(read({ ...PUBLIC, DEMO_SIGN_IN: "on" }).provider, provider);
  assert.deepEqual(read({ DEMO_SIGN_IN: "on" }).provider, provider);
  assert.equal(read({ DEMO_SIGN_IN: "off" }).provider.kind, "off");
  assert.throws(() => read({ DEMO_SIGN_IN: "yes" }), /DEMO_SIGN_IN: must be on or off/);
  assert.throws(
    () => read({ ...PUBLIC, ...GOOGLE, DEMO_SIGN_IN: "on" }),
    /DEMO_SIGN_IN: .*not both/,
  );
  assert.throws(() => read({ HOST: "0.0.0.0", DEMO_SIGN_IN: "on" }), /APP_ORIGIN: must be set/);
});

Deno.test("Google, or any issuer, is the provider once it is set", () => {
  assert.deepEqual(read({ ...GOOGLE, ...PUBLIC }).provider, {
    kind: "oidc",
    issuer: "https://accounts.google.com",
    clientId: GOOGLE.GOOGLE_CLIENT_ID,
    clientSecret: "s",
  });
  const other = { OIDC_ISSUER: "https://id.example/realms/school/", OIDC_CLIENT_ID: "tours" };
  assert.deepEqual(read({ ...other, ...PUBLIC }).provider, {
    kind: "oidc",
    issuer: "https://id.example/realms/school/",
    clientId: "tours",
    clientSecret: undefined,
  });
});

const REFUSED: [env: Record<string, string>, begins: string][] = [
  [{ ADMIN_PASSWORD: "fifteen letters" }, "ADMIN_PASSWORD: must have 16 characters"],
  [{ APP_ORIGIN: "tours.school.example" }, "APP_ORIGIN"],
  [{ APP_ORIGIN: "http://tours.school.example" }, "APP_ORIGIN"],
  [{ APP_ORIGIN: "https://tours.school.example/path" }, "APP_ORIGIN"],
  [{ APP_ORIGIN: "https://user:pw@tours.school.example" }, "APP_ORIGIN"],
  [{ APP_ORIGIN: "javascript:alert(1)" }, "APP_ORIGIN"],
  [{ ...GOOGLE, HOST: "0.0.0.0" }, "APP_ORIGIN: must be set"],
  [{ GOOGLE_CLIENT_ID: "x" }, "GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET"],
  [{ GOOGLE_CLIENT_SECRET: "x" }, "GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET"],
  [{ OIDC_ISSUER: "https://id.example" }, "OIDC_CLIENT_ID"],
  [{ OIDC_CLIENT_ID: "tours" }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "http://id.example", OIDC_CLIENT_ID: "x" }, "OIDC_ISSUER"],
  [
    { ...GOOGLE, OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "x" },
    "OIDC_ISSUER: set either",
  ],
  [{ FIREBASE_PROJECT_ID: "../evil" }, "FIREBASE_PROJECT_ID"],
];

for (const [env, begins] of REFUSED) {
  Deno.test(`the server does not start with ${JSON.stringify(env)}`, () => {
    assert.throws(() => read(env), (error: Error) => {
      assert.ok(error instanceof ConfigError);
      assert.ok(error.message.startsWith(begins), error.message);
      return true;
    });
  });
}

Deno.test("a demo makes and prints another admin password at each start; other servers print none", () => {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const [one, two] = [withDemoPassword(config({}), say), withDemoPassword(config({}), say)];
  assert.notEqual(one.auth.adminPassword, two.auth.adminPassword);
  assert.ok(one.auth.adminPassword!.length >= 16);
  assert.ok(said[0].includes(one.auth.adminPassword!));
  const ADMIN_PASSWORD = "correct horse battery";
  assert.equal(
    withDemoPassword(config({ ADMIN_PASSWORD }), say).auth.adminPassword,
    ADMIN_PASSWORD,
  );
  assert.equal(withDemoPassword(config(PUBLIC), say).auth.adminPassword, undefined);
  assert.equal(said.length, 2);
});

Deno.test("the server may reach its provider's hosts and no others, and sees its own variables only", async () => {
  const discovery = () =>
    Promise.resolve(Response.json({
      issuer: "https://accounts.google.com",
      token_endpoint: "https://oauth2.googleapis.com/token",
      jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
    }));
  const google = config({ ...GOOGLE, FIREBASE_PROJECT_ID: "my-school" });
  const hosts = await providerHosts(google.auth, discovery);
  assert.deepEqual(hosts.sort(), [
    "accounts.google.com",
    "oauth2.googleapis.com",
    "www.googleapis.com",
  ]);
  const flags = serverFlags(google, hosts);
  const geocoder = "nominatim.openstreetmap.org";
  assert.ok(flags.includes(`--allow-net=127.0.0.1:8000,${geocoder},${hosts.join(",")}`));
  assert.deepEqual(await providerHosts(read({})), []);
  const demo = serverFlags(config({}), []);
  const aFreePort = "127.0.0.1:0";
  assert.ok(demo.includes(`--allow-net=127.0.0.1:8000,${geocoder},${aFreePort}`));
  for (const all of [flags, demo]) {
    assert.ok(all.includes("--ignore-env"), "what is not allowed reads as unset");
  }
  for (const flag of [...flags, ...demo]) assert.doesNotMatch(flag, /^(-A|--allow-\w+)$/);
});
