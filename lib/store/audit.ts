/** The audit log: what administrators did, under `["audit", id]`, whose ids sort by time. */
import { newId } from "./new_id.ts";

/** One act: who did what to whom or what. `actor` and `target` are ids; `at` is ISO 8601 in UTC. */
export type AuditEntry = {
  id: string;
  at: string;
  actor: string;
  action: "promote" | "promote-refused" | "update-tour" | "delete-tour";
  target: string;
};

/** Most entries that one list gives. */
export const AUDIT_PAGE = 200;

/** Adds the writing of an entry to an operation, so that no act goes without its entry. */
export function addAudit(
  operation: Deno.AtomicOperation,
  act: Omit<AuditEntry, "id" | "at">,
  now: Date,
): void {
  const id = newId(now);
  operation.set(["audit", id], { id, at: now.toISOString(), ...act });
}

/** Writes an entry by itself. */
export async function writeAudit(
  kv: Deno.Kv,
  act: Omit<AuditEntry, "id" | "at">,
  now: Date,
): Promise<void> {
  const operation = kv.atomic();
  addAudit(operation, act, now);
  await operation.commit();
}

/** The last entries, newest first, at most `AUDIT_PAGE`. */
export async function listAudit(kv: Deno.Kv): Promise<AuditEntry[]> {
  const options = { reverse: true, limit: AUDIT_PAGE, batchSize: AUDIT_PAGE };
  const entries = await Array.fromAsync(kv.list<AuditEntry>({ prefix: ["audit"] }, options));
  return entries.map((entry) => entry.value);
}
