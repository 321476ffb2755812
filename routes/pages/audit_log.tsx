/** What administrators did, for administrators to read. */
import type { AuditEntry } from "../../lib/store/audit.ts";

const ACTS: Record<AuditEntry["action"], string> = {
  "promote": "became an administrator",
  "promote-refused": "gave a wrong admin password",
  "demote": "took the rights of an administrator from",
  "sign-out": "ended all sessions of",
  "update-tour": "changed the archive",
  "delete-tour": "deleted the archive",
  "move-tour": "moved the archive",
  "accept-tour": "took over the archive",
  "restore-tour": "restored the archive",
};

/**
 * The entries as they come, in a list with that `id`; `names` has those of users and archives by
 * their ids, for entries that do not say them.
 */
export function AuditLog(
  { id: listId, entries, names }: {
    id: string;
    entries: AuditEntry[];
    names: Map<string, string>;
  },
) {
  if (entries.length === 0) return <p className="soft">Nothing has happened yet.</p>;
  return (
    <ol id={listId} className="audit" role="list">
      {entries.map(({ id, at, actor, action, target, name, person }) => (
        <li key={id}>
          <time className="figures" dateTime={at}>{timeOf(at)}</time>
          <p>
            <strong>{names.get(actor) ?? actor}</strong> {ACTS[action]}
            {target !== actor && (
              <>
                {" "}
                <cite title={target}>{name ?? names.get(target) ?? target.slice(-8)}</cite>
              </>
            )}
            {person && ` ${action === "move-tour" ? "to" : "of"} ${person}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** '2026-03-01 14:05 UTC': the server knows nobody's time zone. */
const timeOf = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
