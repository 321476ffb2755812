import assert from "node:assert/strict";
import { createAuth } from "../../../lib/auth/auth.ts";
import { readConfig } from "../../../lib/server/host/config.ts";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { withKv } from "../../support/store/store.ts";
import { sha256 } from "../../../lib/store/kv/secret.ts";

const USER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const { auth: config } = readConfig(() => undefined);

Deno.test(
  "a session's cookie leads to the session's id until it is signed out",
  withKv(async (kv) => {
    const now = () => new Date();
    const auth = createAuth({ kv, config, styles: ["/styles.css"], now, fetch });
    const token = await createSession(kv, USER, now());
    const request = (cookie?: string) =>
      new Request(config.origin, { headers: cookie ? { cookie } : {} });
    assert.equal(await auth.getSessionId(request()), undefined);
    assert.equal(await auth.getSessionId(request("session=unknown")), undefined);
    assert.equal(await auth.getSessionId(request(`session=${token}`)), await sha256(token));
    assert.match(await auth.signOut(request(`session=${token}`)), /^session=; Max-Age=0; Path=\//);
    assert.equal(await auth.getSessionId(request(`session=${token}`)), undefined);
  }),
);
