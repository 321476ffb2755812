/** The recordings and pictures in the caller's own account. */
import { Id } from "../../lib/model/id.ts";
import { FileRemoval } from "../../lib/model/media/own_files.ts";
import { listOriginals } from "../../lib/store/media/originals.ts";
import { readOwnFiles, removeOwnFiles } from "../../lib/store/media/own_files.ts";
import { getTour } from "../../lib/store/tours/tours.ts";
import { call, ok } from "../call.ts";
import { OriginalsAnswer, OwnFilesAnswer, RemovedAnswer } from "../developers/answers/media.ts";
import { SAMPLE_HASH } from "../samples.ts";

export const list = call({
  route: "GET /api/account/files",
  access: "signed-in",
  summary: "What your files take, and which nothing uses",
  answers: ok(OwnFilesAnswer, "Sizes are bytes."),
  async handle({ kv, user: { id } }, c) {
    const { quota } = await c.var.media.room({ id });
    return { quota, ...await readOwnFiles(kv, id) };
  },
});

/** An administrator gets those of the account that owns the archive `?tour=ID`. */
export const originals = call({
  route: "GET /api/account/originals",
  access: "signed-in",
  summary: "Your recordings as they were made",
  about: "Those that are kept beside their MP3s.",
  answers: ok(OriginalsAnswer, "By the SHA-256 of the MP3s."),
  async handle({ kv, user: { id, role } }, c) {
    const tourId = c.req.query("tour");
    const tour = role === "admin" && tourId && Id.safeParse(tourId).success
      ? await getTour(kv, tourId)
      : null;
    return await listOriginals(kv, tour?.userId ?? id);
  },
});

export const remove = call({
  route: "DELETE /api/account/files",
  access: "signed-in",
  summary: "Remove files that nothing uses",
  about: "Others that are named stay as they are.",
  body: FileRemoval,
  example: { hashes: [SAMPLE_HASH] },
  answers: ok(RemovedAnswer, "What is gone, and the bytes that are free now."),
  handle: ({ kv, now, user, body }) => removeOwnFiles(kv, user.id, body.hashes, now),
});
