/**
 * What happened in a tour, from what is stored anyway: its versions, comments, roles and releases.
 * Who was invited or left before is not known, because nothing of it is stored.
 */
import { WITHHELD_AUDIO } from "../model/consent/withheld.ts";
import type { Release } from "../model/consent/release.ts";
import { type GivenRole, permits } from "../model/people/tour_role.ts";
import type { Tour } from "../model/tour/tour.ts";
import { stopChanges } from "../model/people/stop_changes.ts";
import { listReleases } from "../store/consent/releases.ts";
import { listCoAuthors } from "../store/people/co_authors.ts";
import { getUserNames } from "../store/accounts/users.ts";
import { listWords } from "../store/words/read_words.ts";
import { getRevision, listRevisions } from "../store/tours/tour_history.ts";
import { readTourComments, type SeenTour } from "./tour_comments.ts";

/** Saves on one page; the stops of each are read. */
const SAVES = 10;

/**
 * Titles of stops, and the number of further ones: those that a reviewer may not read, and those
 * whose title is not known.
 */
export type NamedStops = { titles: string[]; others: number };

/** One thing that happened; `at` is ISO 8601, `by` a name, missing for deleted accounts. */
export type Activity =
  & { at: string; by?: string }
  & (
    | {
      kind: "saved";
      revision: number;
      added: NamedStops;
      removed: NamedStops;
      changed: NamedStops;
      isReordered: boolean;
    }
    | { kind: "created" }
    /** Saved over a version that is no longer stored. */
    | { kind: "saved-unknown"; revision: number }
    | { kind: "commented" | "resolved"; commentId: string; stopTitle?: string }
    | GivenRole & { kind: "joined" }
    /** The last save of the words of a language. */
    | { kind: "translated"; language: string }
    /** The person is named to the owner and administrators alone. */
    | { kind: "released" | "withdrawn"; person?: string }
  );

/** A page of what happened, the newest first; `cursor` is for the next page. */
export async function readTourActivity(
  kv: Deno.Kv,
  seen: SeenTour,
  cursor?: number,
): Promise<{ activity: Activity[]; cursor?: number }> {
  const { tour, role } = seen;
  const saves = await readSaves(kv, seen, cursor);
  const [comments, people, releases, words] = await Promise.all([
    readTourComments(kv, seen),
    listCoAuthors(kv, tour.id),
    permits(role, "editor") ? listReleases(kv, tour.id) : [],
    listWords(kv, tour.id),
  ]);
  const translators = await getUserNames(kv, words.map(({ updatedBy }) => updatedBy));
  const named = ({ person }: Release) => role === "owner" ? person : undefined;
  const beside: Activity[] = [
    ...comments.filter(({ text }) => text !== undefined).map(({ id, at, by, stopTitle }) => {
      return { kind: "commented" as const, at, by, commentId: id, stopTitle };
    }),
    ...comments.flatMap(({ id, resolvedAt: at, resolvedBy: by, stopTitle }) =>
      at === undefined ? [] : [{ kind: "resolved" as const, at, by, commentId: id, stopTitle }]
    ),
    ...people.map(({ since: at, name: by, role, language }) => {
      return { kind: "joined" as const, at, by, role, language };
    }),
    ...words.map(({ language, updatedAt: at, updatedBy }) => {
      return { kind: "translated" as const, at, by: translators.get(updatedBy), language };
    }),
    ...releases.map((release) => {
      return { kind: "released" as const, at: release.createdAt, person: named(release) };
    }),
    ...releases.flatMap((release) => {
      const { withdrawnAt: at } = release;
      return at === undefined ? [] : [{ kind: "withdrawn" as const, at, person: named(release) }];
    }),
  ];
  // The page has what happened between its saves, and after the newest of all.
  const within = beside.filter(({ at }) =>
    (saves.until === undefined || at < saves.until) &&
    (saves.from === undefined || at >= saves.from)
  );
  const activity = [...saves.activity, ...within].sort((a, b) => a.at < b.at ? 1 : -1);
  return { activity, cursor: saves.cursor };
}

/** The saves of a page; `from` (inclusive) and `until` (exclusive) are the times that it covers. */
async function readSaves(kv: Deno.Kv, seen: SeenTour, cursor: number | undefined) {
  const { id } = seen.tour;
  const page = await listRevisions(kv, id, { limit: SAVES, cursor });
  const names = await getUserNames(kv, page.revisions.map(({ savedBy }) => savedBy));
  const later = cursor === undefined ? null : await getRevision(kv, id, cursor);
  const activity: Activity[] = [];
  let after: Tour | undefined;
  for (const { tour: { revision, updatedAt: at }, savedBy } of page.revisions) {
    const by = names.get(savedBy);
    after ??= (await getRevision(kv, id, revision))?.tour;
    const before = revision === 1 ? undefined : (await getRevision(kv, id, revision - 1))?.tour;
    activity.push(
      revision === 1
        ? { kind: "created", at, by }
        : savedOf(seen, { at, by, revision, before, after }),
    );
    after = before;
  }
  return {
    activity,
    cursor: page.cursor,
    until: later?.tour.updatedAt,
    from: page.cursor === undefined ? undefined : page.revisions.at(-1)?.tour.updatedAt,
  };
}

type Save = { at: string; by?: string; revision: number; before?: Tour; after?: Tour };

function savedOf(seen: SeenTour, { at, by, revision, before, after }: Save): Activity {
  if (!before || !after) return { kind: "saved-unknown", at, by, revision };
  const { added, removed, changed, isReordered } = stopChanges(
    before.audioStops,
    after.audioStops,
  );
  const named = namerOf(seen, [before, after]);
  return {
    kind: "saved",
    at,
    by,
    revision,
    added: named(added),
    removed: named(removed),
    changed: named(changed),
    isReordered,
  };
}

/**
 * Names stops: for editors as they were called in these versions; for reviewers as they are called
 * now, and only those that they see, since a deleted stop may have been withheld.
 */
function namerOf({ tour, role }: SeenTour, versions: Tour[]) {
  const shown = permits(role, "editor")
    ? versions.flatMap(({ audioStops }) => audioStops)
    : tour.audioStops.filter(({ audioUrl }) => audioUrl !== WITHHELD_AUDIO);
  const titles = new Map(shown.map(({ id, title }) => [id, title]));
  return (ids: string[]): NamedStops => {
    const known = ids.flatMap((id) => titles.get(id) ?? []);
    return { titles: known, others: ids.length - known.length };
  };
}
