/**
 * `/api/tours/:id/classes`: the classes of an archive, for its owner, editors and administrators.
 *
 * - `GET …/classes` answers `ClassList`: `{classes: ClassCard[]}`, the newest first.
 * - `POST …/classes {title, endsAt, mayPropose, mayHearOthers, showNicknames}` opens a class: 201
 *   and its `ClassState`. An `Idempotency-Key` is taken.
 * - `GET …/classes/:classId` answers `ClassState`: with the code, the pupils and the submissions.
 * - `PUT …/classes/:classId {…settings, revision}` changes the settings; 409 for another revision,
 *   with the class in `current`.
 * - `POST …/:classId/end` ends it: pupils, devices and nicknames go at once, submissions stay for
 *   30 days. `POST …/:classId/reopen` opens it again until then, with another code.
 * - `POST …/:classId/code` gives it another code; the one before it is void.
 *
 * Each of these answers the `ClassState`.
 */
import { ClassSettings, ClassSettingsUpdate } from "../../../lib/model/class/class.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { problemResponse } from "../../../lib/server/http/problem_response.ts";
import * as store from "../../../lib/store/classes/classes.ts";
import type { ClassAct } from "../../../lib/store/classes/class_step.ts";
import type { Ctx } from "../../context.ts";
import { parseId, parseJson } from "../../parse.ts";
import { idempotentRequestOf } from "../idempotency_key.ts";
import { classActOf, tourActOf } from "./act.ts";

/** The classes of an archive. */
export async function list(c: Ctx) {
  const { kv, now } = c.var.parts;
  return c.json({ classes: await store.listClasses(kv, parseId(c, "Tour not found"), now()) });
}

/** Opens a class. */
export async function open(c: Ctx) {
  const act = await tourActOf(c);
  const settings = await parseJson(c, ClassSettings);
  const { kv } = c.var.parts;
  const idempotent = idempotentRequestOf(c, act.by.id, settings);
  const classId = await store.openClass(kv, settings, { ...act, idempotent });
  const location = `/api/tours/${act.tourId}/classes/${classId}`;
  return c.json(await store.readClass(kv, { ...act, classId }), 201, { location });
}

/** One class. */
export async function read(c: Ctx) {
  return await stateAfter(c, await classActOf(c));
}

/** Changes the settings. */
export async function change(c: Ctx) {
  const act = await classActOf(c);
  const { kv } = c.var.parts;
  try {
    await store.changeClass(kv, await parseJson(c, ClassSettingsUpdate), act);
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 409) throw error;
    return problemResponse(error, { current: await store.readClass(kv, act) });
  }
  return await stateAfter(c, act);
}

/** Ends a class. */
export async function end(c: Ctx) {
  const act = await classActOf(c);
  await store.endClass(c.var.parts.kv, act);
  return await stateAfter(c, act);
}

/** Opens a class again. */
export async function reopen(c: Ctx) {
  const act = await classActOf(c);
  await store.reopenClass(c.var.parts.kv, act);
  return await stateAfter(c, act);
}

/** Gives a class another code. */
export async function renewCode(c: Ctx) {
  const act = await classActOf(c);
  await store.renewClassCode(c.var.parts.kv, act);
  return await stateAfter(c, act);
}

const stateAfter = async (c: Ctx, act: ClassAct) =>
  c.json(await store.readClass(c.var.parts.kv, act));
