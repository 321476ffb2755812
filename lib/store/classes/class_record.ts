/** Classes as their teachers see them. */
import type { ClassCard } from "../../model/class/class.ts";
import { type ClassRecord, dueAt } from "../records/classes.ts";

/** Whether a class is over, even if its pupils have not been removed yet. */
export const isOver = ({ endsAt, endedAt }: ClassRecord, now: Date): boolean =>
  endedAt !== undefined || Date.parse(endsAt) <= now.getTime();

/** A class in its teacher's lists. One that is over by its date counts as ended then. */
export function toClassCard(record: ClassRecord, now: Date): ClassCard {
  const { code, ...rest } = record;
  const endedAt = record.endedAt ?? (isOver(record, now) ? record.endsAt : undefined);
  return {
    ...rest,
    code: endedAt === undefined ? code : null,
    endedAt: endedAt ?? null,
    goesAt: endedAt === undefined ? null : new Date(dueAt({ ...record, endedAt })).toISOString(),
  };
}
