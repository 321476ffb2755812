import assert from "node:assert/strict";
import {
  addAudit,
  AUDIT_MS,
  type AuditEntry,
  listAudit,
  MAX_AUDIT_ENTRIES,
  MAX_ENTRIES_OF_OTHERS,
  removeOldAudit,
  writeAudit,
} from "../../../../lib/store/accounts/audit.ts";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { problem } from "../builders.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
const act = (target: string) => ({ actor: "admin", action: "delete-tour" as const, target });

const targets = ({ entries }: { entries: AuditEntry[] }) => entries.map(({ target }) => target);

Deno.test(
  "the log is read in pages, newest first, and the last page says that it is",
  withKv(async (kv) => {
    for (let n = 0; n < 5; n++) await writeAudit(kv, act(`tour ${n}`), after(n));
    const first = await listAudit(kv, { limit: 2 });
    assert.deepEqual(targets(first), ["tour 4", "tour 3"]);
    await writeAudit(kv, act("tour 5"), after(5));
    const second = await listAudit(kv, { limit: 2, cursor: first.cursor });
    assert.deepEqual(targets(second), ["tour 2", "tour 1"]);
    const third = await listAudit(kv, { limit: 2, cursor: second.cursor });
    assert.deepEqual([targets(third), third.cursor], [["tour 0"], undefined]);
    const whole = await listAudit(kv, { limit: 6 });
    assert.deepEqual([whole.entries.length, whole.cursor], [6, undefined]);
    const { id, ...entry } = whole.entries[5];
    assert.equal(typeof id, "string");
    assert.deepEqual(entry, { at: NOW.toISOString(), ...act("tour 0") });
  }),
);

Deno.test(
  "a cursor that no page gave is refused by name",
  withKv(async (kv) => {
    const refused = await problem(listAudit(kv, { limit: 2, cursor: "\ud800" }), 400);
    assert.deepEqual(refused.errors?.map(({ path }) => path), ["cursor"]);
  }),
);

Deno.test(
  "entries of more than two years are removed, and those after them stay",
  withKv(async (kv) => {
    await writeAudit(kv, act("old"), NOW);
    await writeAudit(kv, act("young"), after(1000));
    assert.equal(await removeOldAudit(kv, after(AUDIT_MS - 1)), 0);
    assert.equal(await removeOldAudit(kv, after(AUDIT_MS)), 1);
    assert.deepEqual(targets(await listAudit(kv, { limit: 9 })), ["young"]);
    assert.equal((await everything(kv)).length, 1);
  }),
);

Deno.test(
  "acts stand in the order in which they were made, and are all there, whatever the clock says",
  withKv(async (kv) => {
    const times = [0, 1.5 * AUDIT_MS, 1.5 * AUDIT_MS, -2 * AUDIT_MS, 1000];
    for (const [n, ms] of times.entries()) await writeAudit(kv, act(`act ${n}`), after(ms));
    const { entries } = await listAudit(kv, { limit: 9 });
    assert.deepEqual(targets({ entries }), ["act 4", "act 3", "act 2", "act 1", "act 0"]);
    assert.deepEqual(entries.map(({ at }) => Date.parse(at) - NOW.getTime()), times.toReversed());
    const stored = await Array.fromAsync(kv.list<{ sequence: number }>({ prefix: ["audit"] }));
    assert.deepEqual(stored.map(({ value }) => value.sequence), [1, 2, 3, 4, 5]);
    // The years of the second act are not over, though those of the fourth seem to be.
    assert.equal(await removeOldAudit(kv, after(AUDIT_MS)), 1);
  }),
);

Deno.test(
  "an act follows one that another process made when its clock was ahead",
  withKv(async (kv) => {
    const id = `02${"Z".repeat(24)}`;
    await kv.set(["audit", id], { id, at: NOW.toISOString(), ...act("ahead"), sequence: 7 });
    for (const target of ["next", "last"]) await writeAudit(kv, act(target), NOW);
    assert.deepEqual(targets(await listAudit(kv, { limit: 9 })), ["last", "next", "ahead"]);
    const other = `03${"Z".repeat(24)}`;
    const beside = { id: other, at: NOW.toISOString(), ...act("of another"), sequence: 7 };
    await kv.set(["audit_of_others", other], beside);
    await writeAudit(kv, act("after it"), NOW);
    assert.deepEqual(targets(await listAudit(kv, { limit: 2 })), ["after it", "of another"]);
  }),
);

Deno.test(
  "the log holds the newest 10,000 entries, and one that is too long shrinks",
  withKv(async (kv) => {
    // Those of an older version of the program, which counted none.
    const legacy = Array.from({ length: 3 }, (_, n) => newId(after(n)));
    for (const id of legacy) {
      await kv.set(["audit", id], { id, at: NOW.toISOString(), ...act("legacy") });
    }
    for (const [target, sequence] of [["first", 1], ["full", MAX_AUDIT_ENTRIES - 1]] as const) {
      const id = newId(after(10));
      await kv.set(["audit", id], { id, at: NOW.toISOString(), ...act(target), sequence });
    }
    await writeAudit(kv, act("10,000th"), after(11));
    const shown = async () => targets(await listAudit(kv, { limit: 9 }));
    assert.deepEqual(await shown(), ["10,000th", "full", "first"]);
    await writeAudit(kv, act("10,001st"), after(12));
    assert.deepEqual(await shown(), ["10,001st", "10,000th", "full"]);
  }),
);

Deno.test(
  "what others did stands between the acts of administrators, and pushes out none of them",
  withKv(async (kv) => {
    await writeAudit(kv, act("first"), NOW);
    const others = { ...act("handed over"), isOfOthers: true };
    const id = newId(after(1));
    const sequence = MAX_ENTRIES_OF_OTHERS;
    await kv.set(["audit_of_others", id], { id, at: NOW.toISOString(), ...act("old"), sequence });
    // A clock that runs backwards.
    await writeAudit(kv, others, after(-5000));
    await writeAudit(kv, act("second"), NOW);
    const { entries, ...last } = await listAudit(kv, { limit: 9 });
    assert.deepEqual(targets({ entries }), ["second", "handed over", "old", "first"]);
    assert.deepEqual(last, {});
    assert.equal("isOfOthers" in entries[1], false);
    const pages = [await listAudit(kv, { limit: 2 })];
    pages.push(await listAudit(kv, { limit: 2, cursor: pages[0].cursor }));
    assert.deepEqual(pages.map(targets), [["second", "handed over"], ["old", "first"]]);
    for (let n = 1; n < MAX_ENTRIES_OF_OTHERS; n++) await writeAudit(kv, others, after(10));
    const log = await listAudit(kv, { limit: 3 * MAX_ENTRIES_OF_OTHERS });
    assert.equal(log.entries.length, MAX_ENTRIES_OF_OTHERS + 2);
    const ofAdmins = targets(log).filter((target) => target !== "handed over");
    assert.deepEqual(ofAdmins, ["second", "first"]);
  }),
);

Deno.test(
  "an entry is added in the same step as the act, or not at all",
  withKv(async (kv) => {
    await writeAudit(kv, act("before"), NOW);
    const operation = kv.atomic().check({ key: ["absent"], versionstamp: "00000000000000000001" });
    await addAudit(kv, operation, act("never"), after(1));
    assert.equal((await operation.commit()).ok, false);
    assert.deepEqual(targets(await listAudit(kv, { limit: 9 })), ["before"]);
  }),
);
