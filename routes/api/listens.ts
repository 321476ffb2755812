/** Listenings of an archive: counted without saying whose. */
import { toListensCsv } from "../../lib/formats/listens_csv.ts";
import { fileNameOf } from "../../lib/formats/export_tour.ts";
import { ListeningInput } from "../../lib/model/listens/listening_input.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { readFigures } from "../../lib/store/listens/figures.ts";
import { findCountedStop } from "../../lib/store/listens/listens.ts";
import { readRoleOrPupil } from "../../lib/store/people/tour_roles.ts";
import { getTour } from "../../lib/store/tours/tours.ts";
import { call, DONE, file } from "../call.ts";
import { parseId } from "../parse.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

export const add = call({
  route: "POST /api/tours/:id/listens",
  access: "anyone",
  isPersonal: true,
  summary: "Count that a story was heard",
  about: "What the player sends when a story is over or left. `left` is the sixteenth of the " +
    "recording in which it was left, from 0; 16 means that it was heard to its end. Sums of " +
    "weeks are stored, and nothing else. Those who work on the archive aren’t counted, nor " +
    "browsers that send `Sec-GPC: 1` or `DNT: 1`; the answer is the same.",
  body: ListeningInput,
  example: { stopId: "gate", way: "walk", left: 16 },
  answers: DONE,
  refusals: { 404: "No such story can be heard: it is missing, or its archive is private." },
  async handle({ kv, body }, c) {
    const tourId = parseId(c, "Tour not found");
    const found = await findCountedStop(kv, tourId, body.stopId);
    if (!found) throw new Problem(404, t("thereNoSuchStory"));
    const role = await readRoleOrPupil(kv, { id: tourId, ...found }, {
      viewer: await c.var.viewer(),
      pupil: await c.var.pupil(),
    });
    const refuses = c.req.header("sec-gpc") === "1" || c.req.header("dnt") === "1";
    if (role === null && !refuses) c.var.listens.add(tourId, body);
  },
});

export const table = call({
  route: "GET /api/tours/:id/listens",
  access: "editor",
  summary: "How often an archive was heard",
  about: "A row for each figure. Each is of ten listenings or more in weeks that are over, and " +
    "rounded to tens. Smaller groups are put together or left out.",
  answers: file("text/csv", "A table."),
  async handle({ kv, now, id }, c) {
    const found = await getTour(kv, id);
    if (!found) throw new Problem(404, t("tourNotFound"));
    const { tour } = found;
    c.header("content-type", "text/csv; charset=utf-8");
    const name = fileNameOf(`${tour.title} listeners`, "csv");
    c.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    return c.body(toListensCsv(tour, await readFigures(kv, tour, now)));
  },
});
