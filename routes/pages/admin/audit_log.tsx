/** The audit log as administrators read it. */
import type { AuditAction } from "../../../lib/model/account/audit_actions.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import type { AuditEntry } from "../../../lib/store/accounts/audit.ts";
import { getTourTitles } from "../../../lib/store/tours/tours.ts";
import { getUserNames } from "../../../lib/store/accounts/users.ts";
import { visibilityLabel } from "../../../islands/author/visibility/labels.ts";

/** The texts before and after the target of an act, and the name of its kind. */
type Words = { verb: string; rest?: (entry: AuditEntry) => string; label: string };

/** In the order of the choice. */
const ACTS: Record<AuditAction, Words> = {
  "promote": { verb: "became an administrator", label: "Became an administrator" },
  "promote-refused": { verb: "gave a wrong admin password", label: "Wrong admin password" },
  "demote": {
    verb: "took administrator rights from",
    label: "Administrator rights taken away",
  },
  "block": {
    verb: "blocked",
    rest: ({ reason, visibility }) =>
      `${visibility ? " and hid their archives" : ""}${reason ? `: “${reason}”` : ""}`,
    label: "Person blocked",
  },
  "unblock": { verb: "unblocked", label: "Person unblocked" },
  "sign-out": { verb: "ended all sessions of", label: "Person signed out everywhere" },
  "change-quota": {
    verb: "changed the quota of",
    rest: ({ bytes }) => bytes === undefined ? ": the standard again" : `: ${bytes / 1e6} MB`,
    label: "Quota changed",
  },
  "invite-sign-up": {
    verb: "invited",
    rest: () => " to this site",
    label: "Invitation to the site",
  },
  "withdraw-sign-up": {
    verb: "took back the invitation to this site of",
    label: "Invitation to the site taken back",
  },
  "delete-account": {
    verb: "deleted their own account",
    label: "Administrator deleted own account",
  },
  "give-archivist": { verb: "made an archivist of", label: "Archivist appointed" },
  "take-archivist": {
    verb: "took the role of archivist from",
    label: "Role of archivist taken away",
  },
  "hand-in": { verb: "handed in the archive", rest: wantedBy, label: "Archive handed in" },
  "take-back": {
    verb: "took back what was handed in of the archive",
    label: "Handing in taken back",
  },
  "approve": { verb: "approved the archive", rest: approvedOf, label: "Archive approved" },
  "return": {
    verb: "returned the archive",
    rest: ({ person, reason }) =>
      `${person ? ` to ${person}` : ""}${reason ? `: “${reason}”` : ""}`,
    label: "Archive returned",
  },
  "update-tour": { verb: "changed the archive", rest: seenBy, label: "Archive changed" },
  "change-visibility": {
    verb: "changed who can see the archive",
    rest: seenBy,
    label: "Who can see an archive changed",
  },
  "restore-revision": {
    verb: "restored an earlier version of the archive",
    rest: ({ revision }) => `: number ${revision}`,
    label: "Earlier version restored",
  },
  "delete-tour": { verb: "deleted the archive", label: "Archive deleted" },
  "restore-tour": { verb: "restored the archive", label: "Archive restored" },
  "erase-tour": {
    verb: "deleted the archive",
    rest: () => " for good",
    label: "Archive deleted for good",
  },
  "add-release": { verb: "added a release to the archive", label: "Release added" },
  "change-release": { verb: "changed a release of the archive", label: "Release changed" },
  "remove-release": { verb: "removed a release of the archive", label: "Release removed" },
  "copy-tour": { verb: "copied the archive", label: "Archive copied" },
  "offer-tour": {
    verb: "offered the archive",
    rest: ({ person }) => ` to ${person ?? "anyone with the link"}`,
    label: "Archive offered",
  },
  "withdraw-tour": { verb: "took back the offer of the archive", label: "Offer taken back" },
  "invite-person": {
    verb: "invited to the archive",
    rest: ({ person }) => `: ${person ?? "anyone with the link"}`,
    label: "Person invited to an archive",
  },
  "withdraw-invitation": {
    verb: "took back an invitation to the archive",
    label: "Invitation to an archive taken back",
  },
  "change-person": {
    verb: "changed a role in the archive",
    rest: ofPerson,
    label: "Role in an archive changed",
  },
  "remove-person": {
    verb: "removed a person from the archive",
    rest: ofPerson,
    label: "Person removed from an archive",
  },
  "remove-comment": {
    verb: "deleted a comment of somebody else on the archive",
    label: "Comment deleted",
  },
  "show-language": {
    verb: "changed in which languages visitors see the archive",
    label: "Language shown or hidden",
  },
  "remove-language": {
    verb: "deleted a language of the archive",
    label: "Language deleted",
  },
  "change-class": { verb: "changed a class of the archive", label: "Class changed" },
  "move-tour": {
    verb: "moved the archive",
    rest: ({ person }) => person ? ` to ${person}` : "",
    label: "Archive moved",
  },
  "accept-tour": {
    verb: "took over the archive",
    rest: ({ person }) => person ? ` of ${person}` : "",
    label: "Archive taken over",
  },
  "leave-tour": {
    verb: "left the archive",
    rest: () => " to the administrators",
    label: "Archive left to the administrators",
  },
  "change-site": { verb: "changed the site", label: "Site changed" },
  "end-first-run": { verb: "finished setting up the site", label: "Site set up" },
};

/** The kinds of acts with their names, for the choice. */
export const ACT_LABELS = Object.fromEntries(
  Object.entries(ACTS).map(([act, { label }]) => [act, label]),
);

/** ': now private', if that has changed. */
function seenBy({ visibility }: AuditEntry): string {
  return visibility ? `: now ${visibilityLabel(visibility).toLowerCase()}` : "";
}

/** Who would see a version. */
function wantedBy({ visibility }: AuditEntry): string {
  return visibility ? `, to be ${visibilityLabel(visibility).toLowerCase()}` : "";
}

/** Whose version was approved, and who sees it. */
function approvedOf({ person, ...entry }: AuditEntry): string {
  return `${person ? ` as ${person} handed it in` : ""}${seenBy(entry as AuditEntry)}`;
}

function ofPerson({ person }: AuditEntry): string {
  return person ? `: ${person}` : "";
}

/** Acts on one's own account name no other user. */
const ALONE: AuditAction[] = ["promote", "promote-refused", "delete-account"];

/** Acts whose texts already name the archive's owner. */
const SAY_OWNER: AuditAction[] = ["accept-tour", "leave-tour"];

/** The names of the actors, targets and owners, by their ids. */
export async function namesIn(kv: Deno.Kv, audit: AuditEntry[]): Promise<Map<string, string>> {
  const unnamed = audit.filter(({ name }) => name === undefined).map(({ target }) => target);
  const owners = audit.flatMap(({ owner = [] }) => owner);
  const ids = [...new Set([...audit.map(({ actor }) => actor), ...owners, ...unnamed])];
  return new Map([...await getTourTitles(kv, unnamed), ...await getUserNames(kv, ids)]);
}

type Props = {
  /** The id of the list element. */
  id: string;
  /** In order. */
  entries: AuditEntry[];
  /** Of users and archives by their ids, for entries without names. */
  names: Map<string, string>;
  /** The text of an empty list. */
  empty: string;
};

export function AuditLog({ id: listId, entries, names, empty }: Props) {
  if (entries.length === 0) return <p className="soft">{empty}</p>;
  return (
    <ol id={listId} className="audit" role="list">
      {entries.map((entry) => {
        const { id, at, actor, action, target, name, owner = NOBODY } = entry;
        const { verb, rest } = ACTS[action];
        return (
          <li key={id}>
            <time className="figures" dateTime={at}>{timeOf(at)}</time>
            <p>
              <strong title={actor}>{names.get(actor) ?? `A ${deletedAccount(actor)}`}</strong>{" "}
              {verb}
              {!ALONE.includes(action) && (
                <>
                  {" "}
                  <cite title={target}>{name ?? names.get(target) ?? shortOf(target)}</cite>
                  {owner !== NOBODY && !SAY_OWNER.includes(action) && (
                    <span title={owner}>
                      {` of ${names.get(owner) ?? `a ${deletedAccount(owner)}`}`}
                    </span>
                  )}
                </>
              )}
              {rest?.(entry)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const shortOf = (id: string) => id.slice(-8);

const deletedAccount = (id: string) => `deleted account (${shortOf(id)})`;

/** '2026-03-01 14:05 UTC', because the server knows no time zone. */
const timeOf = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
