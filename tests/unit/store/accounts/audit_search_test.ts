import assert from "node:assert/strict";
import { writeAudit } from "../../../../lib/store/accounts/audit.ts";
import { searchAudit } from "../../../../lib/store/administration/audit_search.ts";
import { saveIdentity } from "../../../../lib/store/accounts/users.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import { withKv } from "../../../support/store/store.ts";

const NOW = new Date("2026-05-04T09:30:00Z");

Deno.test(
  "a search of the log reads each person once, and no archive as if it were one",
  withKv(async (kv) => {
    const identity = (sub: string, displayName: string) => {
      const email = `${sub}@example.org`;
      return { iss: "https://id.example", sub, displayName, email, emailVerified: true };
    };
    const ada = await saveIdentity(kv, identity("ada", "Ada Admin"), NOW);
    const vera = await saveIdentity(kv, identity("vera", "Vera Visitor"), NOW);
    for (let n = 0; n < 50; n++) {
      const act = { actor: ada.id, action: "delete-tour", target: `tour #${n}#` } as const;
      await writeAudit(kv, act, new Date(NOW.getTime() + n));
    }
    await writeAudit(kv, { actor: ada.id, action: "demote", target: vera.id }, NOW);
    const read: Deno.KvKey[] = [];
    const counting = withMethods(kv, {
      get(key) {
        read.push(key);
        return kv.get(key);
      },
    });
    const found = async (q: string) =>
      (await searchAudit(counting, { q, limit: 60 })).entries.map(({ target }) => target);
    assert.deepEqual(await found("vera"), [vera.id]);
    assert.deepEqual(read.map((key) => key.at(-1)).sort(), [ada.id, vera.id].sort());
    assert.deepEqual(await found("tour #49#"), ["tour #49#"]);
    assert.equal((await found("ada")).length, 51);
  }),
);
