/** Classes of archives: opened, listed, changed, ended and reopened by a teacher. */
import type {
  ClassCard,
  ClassSettings,
  ClassSettingsUpdate,
  ClassState,
} from "../../model/class/class.ts";
import { newClassCode } from "../../model/class/class_code.ts";
import { LONGEST_CLASS_MS, MAX_CLASSES } from "../../model/class/class_limits.ts";
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { createIdempotently, type IdempotentRequest } from "../kv/idempotency.ts";
import { newId } from "../kv/new_id.ts";
import { renewCode } from "./class_codes.ts";
import { addClassEnd, finishLeavers } from "./class_end.ts";
import { isOver, toClassCard } from "./class_record.ts";
import {
  beginClassStep,
  beginTourStep,
  type ClassAct,
  findClass,
  requireOpen,
} from "./class_step.ts";
import { listMembers } from "./members.ts";
import { listSubmissions, toCard } from "./submissions.ts";
import { ClassCodes, Classes, ClassesByTour, type CodeTarget, dueAt } from "../records/classes.ts";
import { sha256 } from "../kv/secret.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** How long a class that ended by its date goes on when it is reopened: 30 days. */
const REOPENED_MS = 30 * 24 * 3600 * 1000;

/** The classes of an archive, the newest first. */
export async function listClasses(kv: Deno.Kv, tourId: string, now: Date): Promise<ClassCard[]> {
  const cards: ClassCard[] = [];
  for await (const { key } of ClassesByTour.list(kv, [tourId])) {
    const { value } = await Classes.get(kv, String(key[2]));
    if (value !== null) cards.push(toClassCard(value, now));
  }
  return cards.reverse();
}

/**
 * A whole class of an archive.
 *
 * @throws {Problem} 404 without it.
 */
export async function readClass(
  kv: Deno.Kv,
  act: Pick<ClassAct, "tourId" | "classId" | "now">,
): Promise<ClassState> {
  const record = await findClass(kv, act);
  const isEnded = isOver(record, act.now);
  const members = isEnded ? [] : await listMembers(kv, record.id);
  const submissions = await listSubmissions(kv, record.id);
  return {
    ...toClassCard(record, act.now),
    members,
    submissions: submissions.map((one) => toCard(one, members)),
  };
}

/**
 * Opens a class of an archive; returns its id. With `idempotent`, a request that was sent twice
 * opens one.
 *
 * @throws {Problem} 400 for an end that is past or more than a year ahead; 413 when the archive has
 * 20 classes (some more, when they are opened at once); 409 when `idempotent` was used for another
 * request; 503 when too many write at once; and as `beginTourStep` does.
 */
export async function openClass(
  kv: Deno.Kv,
  settings: ClassSettings,
  { idempotent, ...act }: Omit<ClassAct, "classId"> & { idempotent?: IdempotentRequest },
): Promise<string> {
  const { tourId, now } = act;
  checkEnd(settings, now);
  const [id, code] = [newId(now), newClassCode()];
  const hash = await sha256(code);
  const isThere = async (made: string) => (await Classes.get(kv, made)).versionstamp !== null;
  return await createIdempotently(kv, idempotent, now, async () => {
    const { operation } = await beginTourStep(kv, act);
    const selector = { prefix: ClassesByTour.prefix(tourId) };
    const classes = await Array.fromAsync(kv.list(selector, { limit: MAX_CLASSES }));
    if (classes.length >= MAX_CLASSES) {
      throw new Problem(
        413,
        t("archiveClassesThoseLast", { maxClasses: MAX_CLASSES }),
      );
    }
    const openedAt = now.toISOString();
    const record = { id, tourId, ...normalized(settings), revision: 1, code, openedAt };
    Classes.put(operation, [record.id], [null, record]);
    operation.set(ClassCodes.key(hash), { classId: id } satisfies CodeTarget);
    return { operation, result: id };
  }, isThere);
}

/**
 * Changes the settings of a class.
 *
 * @throws {Problem} 409 when the class has another revision, unless it has these settings already;
 * 400 for an end that is past or too far ahead; 410 when the class is over; 503 when too many write
 * at once; and as `beginClassStep` does.
 */
export function changeClass(
  kv: Deno.Kv,
  { revision, ...settings }: ClassSettingsUpdate,
  act: ClassAct,
): Promise<void> {
  return mutate(async () => {
    const { operation, record } = await beginClassStep(kv, act);
    requireOpen(record, act.now);
    const after = { ...record, ...normalized(settings), revision: record.revision + 1 };
    // The answer to the same request may have been lost.
    const isSame = JSON.stringify({ ...after, revision: 0 }) ===
      JSON.stringify({ ...record, revision: 0 });
    if (isSame) return { result: undefined };
    if (record.revision !== revision) {
      throw new Problem(
        409,
        t("somebodyChangedClassMeanwhile"),
      );
    }
    checkEnd(settings, act.now);
    Classes.put(operation, [record.id], [record, after]);
    return { operation, result: undefined };
  });
}

/**
 * Gives a class another code; the one before it opens nothing any more.
 *
 * @throws {Problem} 410 when the class is over; 503 when too many write at once; and as
 * `beginClassStep` does.
 */
export async function renewClassCode(kv: Deno.Kv, act: ClassAct): Promise<void> {
  await mutate(async () => {
    const { operation, record } = await beginClassStep(kv, act);
    requireOpen(record, act.now);
    await renewCode(operation, record);
    return { operation, result: undefined };
  });
}

/**
 * Ends a class: its pupils, their devices and nicknames go in this step; the submissions stay for
 * 30 days. No effect on a class that has ended.
 *
 * @throws {Problem} 503 when too many write at once; and as `beginClassStep` does.
 */
export async function endClass(kv: Deno.Kv, act: ClassAct): Promise<void> {
  await mutate(async () => {
    const { operation, record } = await beginClassStep(kv, act);
    if (record.endedAt !== undefined) return { result: undefined };
    await addClassEnd(kv, operation, record, act.now);
    return { operation, result: undefined };
  });
  await finishLeavers(kv, act.now);
}

/**
 * Opens a class again that ended within the last 30 days: with another code, without pupils. One
 * that ended by its date goes on for 30 days. No effect on a class that is open.
 *
 * @throws {Problem} 410 after these 30 days; 503 when too many write at once; and as
 * `beginClassStep` does.
 */
export async function reopenClass(kv: Deno.Kv, act: ClassAct): Promise<void> {
  const { now } = act;
  // One that is over by its date may still have its pupils.
  if (isOver(await findClass(kv, act), now)) await endClass(kv, act);
  await mutate(async () => {
    const { operation, record } = await beginClassStep(kv, act);
    const { endedAt, ...open } = record;
    if (endedAt === undefined) return { result: undefined };
    if (dueAt(record) <= now.getTime()) {
      throw new Problem(410, t("classEndedMoreThan"));
    }
    const isPast = Date.parse(record.endsAt) <= now.getTime();
    const endsAt = isPast ? new Date(now.getTime() + REOPENED_MS).toISOString() : record.endsAt;
    await renewCode(operation, record, { ...open, endsAt });
    return { operation, result: undefined };
  });
}

/** Settings with a time as `Date` writes it. */
const normalized = (settings: ClassSettings): ClassSettings => ({
  ...settings,
  endsAt: new Date(settings.endsAt).toISOString(),
});

/** @throws {Problem} 400 for an end that is past or more than a year ahead. */
function checkEnd({ endsAt }: ClassSettings, now: Date): void {
  const ahead = Date.parse(endsAt) - now.getTime();
  if (ahead > 0 && ahead <= LONGEST_CLASS_MS) return;
  const message = ahead > 0 ? t("classEndsWithinYear") : t("chooseComingDay");
  throw new Problem(400, t("asSentence", { message }), [{ path: "endsAt", message }]);
}
