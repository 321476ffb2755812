/**
 * Acts of administrators on several archives or accounts at once, for at most 100 ids. Each act is
 * in the audit log by itself, and a repeated request changes nothing more.
 */
import { ExportedTours, TourActs, UserActs } from "../../../lib/model/account/bulk_acts.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { packArchives } from "../../../lib/server/archives_zip.ts";
import { actOnTours } from "../../../lib/store/administration/acts_on_tours.ts";
import { actOnUsers } from "../../../lib/store/administration/acts_on_users.ts";
import { hasTour } from "../../../lib/store/tours/tours.ts";
import { call, file, ok } from "../../call.ts";
import { ActResultsAnswer } from "../../developers/answers/people.ts";
import { SAMPLE_ID } from "../../samples.ts";
import { zipAnswer } from "../../zip_answer.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("storeProblems");

const ANSWERS = ok(ActResultsAnswer, "What became of each.");

export const onTours = call({
  route: "POST /api/admin/tours/acts",
  access: "admin",
  summary: "Change several archives at once",
  about: "`make-private`, `delete`, which `restore` undoes for 30 days, or `move`, with the " +
    "`email` of the new owner. What is refused stops none of the others.",
  body: TourActs,
  example: { act: "move", ids: [SAMPLE_ID], email: "vera@example.org" },
  answers: ANSWERS,
  refusals: { 404: "Nobody has signed in with the address to move to." },
  handle: ({ kv, now, by, body }) => actOnTours(kv, body, { by, now }),
});

export const exportTours = call({
  route: "GET /api/admin/tours/export",
  access: "admin",
  summary: "Several archives as one file",
  query: ExportedTours,
  example: `ids=${SAMPLE_ID}`,
  answers: file(
    "application/zip",
    "A zip file with the export of each to JSON, and their recordings and pictures.",
  ),
  refusals: { 404: "None of them is there." },
  async handle({ kv, query: { ids } }, c) {
    const found = await Promise.all(ids.map((id) => hasTour(kv, id)));
    if (!found.includes(true)) throw new Problem(404, t("noneTheseArchivesThere"));
    const { parts: { now, config }, media: { objects }, consents } = c.var;
    const { origin } = config.auth;
    return zipAnswer(c, "archives", packArchives({ kv, consents, objects, now, origin }, ids));
  },
});

export const onUsers = call({
  route: "POST /api/admin/users/acts",
  access: "admin",
  summary: "Sign out, block or unblock several accounts at once",
  about: "What is refused stops none of the others.",
  body: UserActs,
  example: { act: "block", ids: [SAMPLE_ID], reason: "Spam", hidesTours: true },
  answers: ANSWERS,
  handle: ({ kv, now, user, body }) => actOnUsers(kv, body, { actor: user.id, now }),
});
