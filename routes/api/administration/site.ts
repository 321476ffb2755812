/** The site of the host, for administrators: its settings, its statistics, its first run. */
import { z } from "zod";
import { toStatisticsCsv } from "../../../lib/formats/statistics_csv.ts";
import { SiteChange } from "../../../lib/model/site/site_settings.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { readSample } from "../../../lib/server/host/seed_files.ts";
import { storeSeed } from "../../../lib/store/site/seed.ts";
import { endFirstRun, readFirstRun } from "../../../lib/store/site/first_run.ts";
import { readSiteSettings, saveSiteSettings } from "../../../lib/store/site/site.ts";
import { call, file, ok } from "../../call.ts";
import {
  FirstRunEndedAnswer,
  SiteChangedAnswer,
  StoredSiteAnswer,
} from "../../developers/answers/people.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("storeProblems");

export const read = call({
  route: "GET /api/admin/site",
  access: "admin",
  summary: "The name, colours and texts of the site",
  answers: ok(StoredSiteAnswer, "`revision` is 0 before the first change."),
  handle: ({ kv }) => readSiteSettings(kv),
});

export const save = call({
  route: "PUT /api/admin/site",
  access: "admin",
  summary: "Change the name, colours and texts of the site",
  about: "All of them are replaced: what is missing or empty is the program’s own again.",
  body: SiteChange,
  example: { revision: 0, settings: { name: "Mill Museum", accent: "#10205a" } },
  answers: ok(SiteChangedAnswer, "Saved, with the revision for the next change."),
  refusals: { 409: "Another administrator has changed them since this revision." },
  async handle({ kv, now, user, body: { revision, settings } }, c) {
    const saved = await saveSiteSettings(kv, settings, { revision, actor: user.id, now });
    c.var.site.refresh();
    return { revision: saved };
  },
});

export const statistics = call({
  route: "GET /api/admin/statistics",
  access: "admin",
  summary: "The statistics of the site as a table",
  about: "Listenings are missing while they are being added up.",
  answers: file("text/csv", "A table."),
  async handle(_, c) {
    const statistics = await c.var.statistics.read();
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", 'attachment; filename="statistics.csv"');
    return c.body(toStatisticsCsv(statistics));
  },
});

export const finishFirstRun = call({
  route: "POST /api/admin/first-run",
  access: "admin",
  summary: "Finish setting up a new site",
  about: "The page that helps with it makes way for the site. With `sample` a sample archive, " +
    "private and your own, is put in.",
  body: z.strictObject({ sample: z.boolean() }),
  example: { sample: true },
  answers: ok(FirstRunEndedAnswer, "Finished; `tourId` is the sample archive."),
  refusals: { 409: "The site is set up already." },
  async handle({ kv, now, user, body: { sample } }) {
    const firstRun = await readFirstRun(kv);
    if (firstRun === null) throw new Problem(409, t("siteSetUpAlready"));
    const stored = sample
      ? await storeSeed(kv, await readSample(firstRun.startedAt), { userId: user.id })
      : undefined;
    await endFirstRun(kv, { actor: user.id, now });
    return { tourId: stored?.id };
  },
});
