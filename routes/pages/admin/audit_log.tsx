/** The audit log as administrators read it. */
import { AUDIT_ACTIONS, type AuditAction } from "../../../lib/model/account/audit_actions.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import type { AuditEntry } from "../../../lib/store/accounts/audit.ts";
import { getUserNames } from "../../../lib/store/accounts/users.ts";
import { LINK_NAME } from "../../../lib/store/sign_up/invitations.ts";
import { getTourTitles } from "../../../lib/store/tours/tours.ts";
import { measure } from "../../../lib/texts/formats.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("auditActs");
const label = texts("auditLabels");

/** The kinds of acts with their names, for the choice. */
export const actLabels = () => Object.fromEntries(AUDIT_ACTIONS.map((act) => [act, label(act)]));

/** The sentences of acts in which another person had a part. */
const WITH_PERSON = {
  "approve": "approveOf",
  "return": "returnTo",
  "change-person": "changePersonOf",
  "remove-person": "removePersonOf",
  "move-tour": "moveTo",
  "accept-tour": "acceptFrom",
} as const;

/** How the sentences of acts go on that say who can see the archive. */
const WITH_VISIBILITY: { [A in AuditAction]?: "nowVisible" | "toBeVisible" } = {
  "hand-in": "toBeVisible",
  "approve": "nowVisible",
  "update-tour": "nowVisible",
  "change-visibility": "nowVisible",
};

/** Acts whose sentences already name the archive's owner. */
const SAY_OWNER: AuditAction[] = ["accept-tour", "leave-tour"];

/** The names of the actors, targets and owners, by their ids. */
export async function namesIn(kv: Deno.Kv, audit: AuditEntry[]): Promise<Map<string, string>> {
  const unnamed = audit.filter(({ name }) => name === undefined).map(({ target }) => target);
  const owners = audit.flatMap(({ owner = [] }) => owner);
  const ids = [...new Set([...audit.map(({ actor }) => actor), ...owners, ...unnamed])];
  return new Map([...await getTourTitles(kv, unnamed), ...await getUserNames(kv, ids)]);
}

type Names = ReadonlyMap<string, string>;

type Props = {
  /** The id of the list element. */
  id: string;
  /** In order. */
  entries: AuditEntry[];
  /** Of users and archives by their ids, for entries without names. */
  names: Names;
  /** The text of an empty list. */
  empty: string;
};

export function AuditLog({ id: listId, entries, names, empty }: Props) {
  if (entries.length === 0) return <p className="soft">{empty}</p>;
  return (
    <ol id={listId} className="audit" role="list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <time className="figures" dateTime={entry.at}>{timeOf(entry.at)}</time>
          <p>
            <Act entry={entry} names={names} />
          </p>
        </li>
      ))}
    </ol>
  );
}

type ActProps = { entry: AuditEntry; names: Names };

/** An entry as a sentence. */
function Act({ entry, names }: ActProps) {
  const { actor, action, person, reason, visibility, bytes, revision } = entry;
  const tag = entry.language;
  const who = names.get(actor) ?? t("deletedAccount", { id: shortOf(actor) });
  const sentence = rich(t, keyOf(entry), {
    actor: <strong title={actor}>{who}</strong>,
    target: <Target entry={entry} names={names} />,
    person,
    size: bytes === undefined ? undefined : measure(bytes / 1e6, "megabytes"),
    revision,
    language: tag === undefined ? undefined : nameOfLanguage(tag, language()),
  });
  const more = WITH_VISIBILITY[action];
  const act = visibility && more
    ? rich(t, more, { act: sentence, visibility: t(visibility) })
    : sentence;
  return reason ? rich(t, "because", { act, reason }) : act;
}

/** The key of the sentence of an entry. */
function keyOf({ action, person, visibility, bytes, language, isShown }: AuditEntry) {
  if (action === "block") return visibility ? "blockAndHide" : action;
  if (action === "change-quota") return bytes === undefined ? "standardQuota" : action;
  if (action === "offer-tour") return person ? action : "offerToAnyone";
  if (action === "show-language" && language) return isShown ? "showLanguage" : "hideLanguage";
  if (action === "remove-language" && language) return "removeLanguageOf";
  if (action === "invite-person" && language) {
    return person ? "inviteTranslator" : "inviteAnyTranslator";
  }
  if (action === "invite-person") return person ? action : "inviteAnyone";
  return person && action in WITH_PERSON ? WITH_PERSON[action as keyof typeof WITH_PERSON] : action;
}

/** The name of the person, the site or the archive, with the archive's owner. */
function Target({ entry, names }: ActProps) {
  const { action, target: id, name, owner = NOBODY } = entry;
  const isLink = action.endsWith("-sign-up") && name === LINK_NAME;
  const named = isLink ? t("thoseWithLink") : name ?? names.get(id) ?? shortOf(id);
  const target = <cite title={id}>{named}</cite>;
  if (owner === NOBODY || SAY_OWNER.includes(action)) return target;
  const whose = (words: string) => <span title={owner}>{words}</span>;
  const ownerName = names.get(owner);
  return ownerName === undefined
    ? rich(t, "ownedByDeleted", { target, whose, id: shortOf(owner) })
    : rich(t, "ownedBy", { target, whose, owner: ownerName });
}

const shortOf = (id: string) => id.slice(-8);

/** '2026-03-01 14:05 UTC', because the server knows no time zone. */
const timeOf = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
