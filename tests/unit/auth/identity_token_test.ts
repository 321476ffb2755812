import assert from "node:assert/strict";
import { toIdentity } from "../../../lib/auth/identity_token.ts";
import { usual } from "../../support/servers/issuer.ts";

Deno.test("an address is verified only where the provider says true, and nothing that looks like it", () => {
  const claims = usual("https://id.example");
  assert.equal(toIdentity(claims).emailVerified, true);
  for (const email_verified of [undefined, null, false, "true", "false", 1, 0, {}, []]) {
    assert.equal(
      toIdentity({ ...claims, email_verified }).emailVerified,
      false,
      JSON.stringify(email_verified),
    );
  }
});
