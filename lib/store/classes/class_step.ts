/** What the steps of a teacher have in common: the class, its archive, and who may change it. */
import { Problem } from "../../model/web/problem.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import {
  type Actor,
  auditForeign,
  authorizeEditor,
  beginTourChange,
} from "../people/tour_actor.ts";
import { isOver } from "./class_record.ts";
import type { TourRecord } from "../records/tours.ts";
import { Classes, type ClassRecord } from "../records/classes.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** A class of a tour, who changes it, and when. */
export type ClassAct = { tourId: string; classId: string; by: Actor; now: Date };

/** The text for a class that is missing, or of another archive. */
const noClass = (): string => t("noSuchClass");

/**
 * Begins a step on an archive: an operation that checks that the archive and the right of `by`
 * stay as they are.
 *
 * @throws {Problem} 404 without the tour; 403 when `by` is neither owner nor editor nor
 * administrator; 401 when the account is closed.
 */
export async function beginTourStep(
  kv: Deno.Kv,
  { tourId, by, now }: Omit<ClassAct, "classId">,
): Promise<{ operation: Deno.AtomicOperation; tour: TourRecord }> {
  const { operation, tour } = await beginTourChange(kv, tourId);
  await authorizeEditor(kv, operation, tour, by);
  await checkIsOpen(kv, operation, by.id);
  await auditForeign(kv, operation, tour, "change-class", by, now);
  return { operation, tour };
}

/**
 * The same on a class of the archive, whose record is checked, too: five checks at most.
 *
 * @throws {Problem} 404 without the class; and as `beginTourStep` does.
 */
export async function beginClassStep(kv: Deno.Kv, act: ClassAct) {
  const { operation, tour } = await beginTourStep(kv, act);
  const entry = await Classes.get(kv, act.classId);
  const record = entry.value;
  if (record === null || record.tourId !== act.tourId) throw new Problem(404, noClass());
  operation.check(entry);
  return { operation, tour, record };
}

/** The class of an archive; 404 without it. */
export async function findClass(
  kv: Deno.Kv,
  { tourId, classId }: Pick<ClassAct, "tourId" | "classId">,
): Promise<ClassRecord> {
  const { value } = await Classes.get(kv, classId);
  if (value === null || value.tourId !== tourId) throw new Problem(404, noClass());
  return value;
}

/** @throws {Problem} 410 when the class is over. */
export function requireOpen(record: ClassRecord, now: Date): void {
  if (isOver(record, now)) {
    throw new Problem(410, t("classEndedReopenFirst"));
  }
}
