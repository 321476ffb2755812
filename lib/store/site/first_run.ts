/**
 * The first run of a site that begins without archives: `["first_run"]` is there from the first
 * start until the site has an administrator and an archive, or an administrator has ended it.
 */
import { z } from "zod";
import { DEFAULT_SITE } from "../../model/site/site.ts";
import { addAudit } from "../accounts/audit.ts";
import { findOtherAdmin } from "../accounts/users.ts";
import { mutate } from "../kv/atomic.ts";
import { Time } from "../kv/fields.ts";
import { isNewStore } from "./seed.ts";
import { Site } from "./site_record.ts";
import { Tours, TourTrash } from "../records/tours.ts";
import { Collection } from "../kv/collection.ts";

/** Missing once the site is set up, and on sites of older versions. */
export const FirstRuns = new Collection("first_run", [], z.object({ startedAt: Time }), {
  kind: "note",
});
const KEY = FirstRuns.root;

/** What a site that is being set up has already; an archive in the trash counts, too. */
export type FirstRun = { startedAt: Date; hasAdmin: boolean; hasArchive: boolean };

/** Begins the first run of a new store; false where there is one already, or the store is used. */
export async function beginFirstRun(kv: Deno.Kv, now: Date): Promise<boolean> {
  if (!await isNewStore(kv)) return false;
  const record = { startedAt: now.toISOString() };
  const { ok } = await kv.atomic().check({ key: KEY, versionstamp: null }).set(KEY, record)
    .commit();
  return ok;
}

/** The first run; null once the site is set up. */
export async function readFirstRun(kv: Deno.Kv): Promise<FirstRun | null> {
  const { value } = await FirstRuns.get(kv);
  if (value === null) return null;
  const [hasAdmin, hasArchive] = await Promise.all([
    findOtherAdmin(kv, "").then((admin) => admin !== undefined),
    hasTour(kv),
  ]);
  return hasAdmin && hasArchive
    ? null
    : { startedAt: new Date(value.startedAt), hasAdmin, hasArchive };
}

async function hasTour(kv: Deno.Kv): Promise<boolean> {
  for (const prefix of [Tours.root, TourTrash.root]) {
    for await (const _ of kv.list({ prefix }, { limit: 1 })) return true;
  }
  return false;
}

/** Ends the first run, and writes that into the audit log. No effect once it has ended. */
export function endFirstRun(
  kv: Deno.Kv,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  return mutate(async () => {
    const entry = await FirstRuns.get(kv);
    if (entry.value === null) return { result: undefined };
    const operation = kv.atomic().check(entry).delete(KEY);
    const { value: site } = await Site.get(kv);
    const name = site?.settings.name ?? DEFAULT_SITE.name;
    await addAudit(kv, operation, { actor, action: "end-first-run", target: "site", name }, now);
    return { operation, result: undefined };
  });
}

/** Removes the record of a first run that is over. */
export async function forgetFirstRun(kv: Deno.Kv): Promise<void> {
  const { value } = await kv.get(KEY);
  if (value !== null && await readFirstRun(kv) === null) await kv.delete(KEY);
}
