/** The class, pupil and submission of a path, and who asks. */
import { Id } from "../../../lib/model/id.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { problemResponse } from "../../../lib/server/http/problem_response.ts";
import type { ClassAct } from "../../../lib/store/classes/class_step.ts";
import { SubmissionConflict } from "../../../lib/store/classes/submissions.ts";
import type { Submission } from "../../../lib/model/class/submission.ts";
import type { Ctx } from "../../context.ts";
import { actorOf, signedIn } from "../../middleware/viewer.ts";
import { parseId } from "../../parse.ts";

/** An id of the path; a malformed one counts as missing: Problem 404 with `missing` as its text. */
export function pathId(
  c: Ctx,
  name: "classId" | "memberId" | "submissionId",
  missing: string,
): string {
  const { data } = Id.safeParse(c.req.param(name));
  if (data === undefined) throw new Problem(404, missing);
  return data;
}

/** The archive of a teacher's path, who acts, and when. */
export async function tourActOf(c: Ctx): Promise<Omit<ClassAct, "classId">> {
  const by = actorOf(await signedIn(c));
  return { tourId: parseId(c, "Tour not found"), by, now: c.var.parts.now() };
}

/** The same with the class. */
export async function classActOf(c: Ctx): Promise<ClassAct> {
  const classId = pathId(c, "classId", "This archive has no such class.");
  return { ...await tourActOf(c), classId };
}

/** Does `work`; answers a conflict with the stored submission in `current`. */
export async function withCurrent(
  work: () => Promise<Response>,
  read: (id: string) => Promise<Submission>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SubmissionConflict)) throw error;
    return problemResponse(error, { current: await read(error.current.id) });
  }
}
