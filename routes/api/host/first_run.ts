/**
 * The end of a site's first run, for administrators: `POST /api/admin/first-run {sample}` answers
 * `{tourId?}`, the sample archive if one is wanted, or a problem 409 once the site is set up.
 */
import { z } from "zod";
import { Problem } from "../../../lib/model/web/problem.ts";
import { readSample } from "../../../lib/server/host/seed_files.ts";
import { storeSeed } from "../../../lib/store/seed.ts";
import { endFirstRun, readFirstRun } from "../../../lib/store/site/first_run.ts";
import type { Ctx } from "../../context.ts";
import { signedIn } from "../../middleware/viewer.ts";
import { parseJson } from "../../parse.ts";

/** `sample`: whether a sample archive is put in. */
export const FirstRunEnd = z.strictObject({ sample: z.boolean() });

/** Ends the first run. The sample archive is private, and belongs to the administrator. */
export async function end(c: Ctx) {
  const { id: userId } = await signedIn(c);
  const { sample } = await parseJson(c, FirstRunEnd);
  const { kv, now } = c.var.parts;
  const firstRun = await readFirstRun(kv);
  if (firstRun === null) throw new Problem(409, "This site is set up already.");
  const stored = sample
    ? await storeSeed(kv, await readSample(firstRun.startedAt), { userId })
    : undefined;
  await endFirstRun(kv, { actor: userId, now: now() });
  return c.json({ tourId: stored?.id });
}
