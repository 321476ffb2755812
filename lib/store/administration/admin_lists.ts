/**
 * The lists of all tours and users for administrators. Each reads all entries of its kind, by lists
 * of KV instead of single records, side by side in the order of their owners, so that little is in
 * memory. The first page, of the newest tours, reads only the tours that it shows.
 */
import type { TOUR_ORDERS, USER_ORDERS } from "../../model/web/query.ts";
import type { OwnTourCard } from "../../model/tour/tour.ts";
import type { TrashedTour } from "../../model/tour/trash.ts";
import type { Block, Role, User } from "../../model/account/user.ts";
import { type Visibility, visibilityOf } from "../../model/tour/visibility.ts";
import {
  numberKey,
  type Order,
  pageOf,
  readCursor,
  type SortedPage,
  type SortedRequest,
  textKey,
  writeCursor,
} from "../index/sorted_page.ts";
import { listAllTrashedTours } from "../closing/tour_trash.ts";
import { getUser } from "../accounts/users.ts";
import { matcher } from "../index/word_match.ts";
import { LastSeen, type UserRecord, Users } from "../records/accounts.ts";
import { type MediaQuota, MediaQuotas, type MediaUsage } from "../records/media.ts";
import { type TourRecord, Tours } from "../records/tours.ts";

type Owner = { name: string; email: string };

const ownerOf = (user: User | null | undefined): Owner | undefined =>
  user ? { name: user.displayName, email: user.email } : undefined;

/** A tour in the administrators' list; `owner` is missing for the demo archives. */
export type TourRow =
  & Pick<
    OwnTourCard,
    "id" | "title" | "stopCount" | "tourType" | "visibility" | "updatedAt"
  >
  & { owner?: Owner };

/** A deleted tour in the administrators' list. Times are ISO 8601. */
export type DeletedTourRow =
  & Pick<TrashedTour, "deletedAt" | "expiresAt">
  & Pick<OwnTourCard, "id" | "title" | "stopCount">
  & { owner?: Owner };

/**
 * A user in the administrators' list. Times are ISO 8601; `bytes` are those of their files, of
 * `quota`, which is missing where the standard of the site holds.
 */
export type UserRow = {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
  lastSeen?: string;
  tours: number;
  bytes: number;
  quota?: number;
  blocked?: Block;
};

type TourOrder = typeof TOUR_ORDERS[number];
type UserOrder = typeof USER_ORDERS[number];

/** Which rows: those whose texts contain each of the words `q`. */
type AdminRequest<O> = SortedRequest & { q?: string; sort?: O };

const BATCH = { batchSize: 1000 };

/** The number of tours of each user. */
const TOUR_COUNTS: Deno.KvKey = ["counts", "user_tours"];

const TOURS_IN_ORDER: Record<TourOrder, Order<TourRow>> = {
  newest: { keyOf: () => "", falls: true },
  changed: { keyOf: ({ updatedAt }) => updatedAt, falls: true },
  title: { keyOf: ({ title }) => textKey(title) },
  owner: { keyOf: ({ owner }) => textKey(owner?.name ?? "") },
};

const USERS_IN_ORDER: Record<UserOrder, Order<UserRow>> = {
  name: { keyOf: ({ name }) => textKey(name) },
  seen: { keyOf: ({ lastSeen }) => lastSeen ?? "", falls: true },
  newest: { keyOf: () => "", falls: true },
  storage: { keyOf: ({ bytes }) => numberKey(bytes), falls: true },
  tours: { keyOf: ({ tours }) => numberKey(tours), falls: true },
};

/**
 * A page of all tours of any visibility.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export async function listAllTours(
  kv: Deno.Kv,
  { q, sort = "newest", ...request }: AdminRequest<TourOrder>,
): Promise<SortedPage<TourRow>> {
  if (sort === "newest" && !q) return await listNewestTours(kv, request);
  return await pageOf(findTours(kv, q), TOURS_IN_ORDER[sort], request);
}

async function* findTours(kv: Deno.Kv, q: string | undefined): AsyncGenerator<TourRow> {
  const userOf = inOrder<UserRecord>(kv, Users.root);
  const has = matcher(q);
  const cards = kv.list<OwnTourCard & { visibility?: Visibility }>(
    { prefix: ["tours_by_user"] },
    BATCH,
  );
  for await (const { key, value: card } of cards) {
    const user = await userOf(String(key[1]));
    const { id, title, stopCount, tourType, updatedAt, creatorName = "" } = card;
    if (!has(id, title, creatorName, user?.displayName ?? "", user?.email ?? "")) continue;
    const [visibility, owner] = [visibilityOf(card), ownerOf(user)];
    yield { id, title, stopCount, tourType, updatedAt, visibility, owner };
  }
}

/** The keys sort by time: read from the end, with the owners of the rows that are shown. */
async function listNewestTours(
  kv: Deno.Kv,
  { limit, cursor }: SortedRequest,
): Promise<SortedPage<TourRow>> {
  const before = cursor === undefined ? {} : { end: Tours.key(readCursor(cursor)[1]) };
  // One more than requested, which shows whether another page follows.
  const options = { limit: limit + 1, reverse: true };
  const [entries, total] = await Promise.all([
    Array.fromAsync(kv.list<TourRecord>({ prefix: Tours.root, ...before }, options)),
    countAllTours(kv),
  ]);
  const shown = entries.slice(0, limit).map(({ value }) => value);
  const ids = [...new Set(shown.map(({ userId }) => userId))];
  const owners = await Promise.all(ids.map((id) => getUser(kv, id)));
  const rows = shown.map(({ userId, ...record }): TourRow => {
    const { id, title, stopCount, tourType, updatedAt } = record;
    const [visibility, owner] = [visibilityOf(record), ownerOf(owners[ids.indexOf(userId)])];
    return { id, title, stopCount, tourType, updatedAt, visibility, owner };
  });
  const last = rows.at(-1);
  return {
    rows,
    total,
    cursor: last && entries.length > limit ? writeCursor(["", last.id]) : undefined,
  };
}

/** The number of tours of any visibility. */
async function countAllTours(kv: Deno.Kv): Promise<number> {
  let total = 0;
  for await (const { value } of kv.list<Deno.KvU64>({ prefix: TOUR_COUNTS }, BATCH)) {
    total += Number(value.value);
  }
  return total;
}

const DELETED_LAST: Order<DeletedTourRow> = { keyOf: ({ deletedAt }) => deletedAt, falls: true };

/**
 * A page of all deleted tours that can be restored at the time `now`, the last deleted first.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export async function listAllDeletedTours(
  kv: Deno.Kv,
  { q, now, ...request }: SortedRequest & { q?: string; now: Date },
): Promise<SortedPage<DeletedTourRow>> {
  const [userOf, has] = [inOrder<UserRecord>(kv, Users.root), matcher(q)];
  const found: DeletedTourRow[] = [];
  for (const { tour, ownerId, deletedAt, expiresAt } of await listAllTrashedTours(kv, now)) {
    const { id, title, stopCount } = tour;
    const owner = ownerOf(await userOf(ownerId));
    if (!has(id, title, owner?.name ?? "", owner?.email ?? "")) continue;
    found.push({ id, title, stopCount, deletedAt, expiresAt, owner });
  }
  return await pageOf(found, DELETED_LAST, request);
}

/**
 * A page of all users.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export async function listAllUsers(
  kv: Deno.Kv,
  { q, sort = "name", ...request }: AdminRequest<UserOrder>,
): Promise<SortedPage<UserRow>> {
  return await pageOf(findUsers(kv, q), USERS_IN_ORDER[sort], request);
}

async function* findUsers(kv: Deno.Kv, q: string | undefined): AsyncGenerator<UserRow> {
  const seen = inOrder<string>(kv, LastSeen.root);
  const tours = inOrder<Deno.KvU64>(kv, TOUR_COUNTS);
  const usage = inOrder<MediaUsage>(kv, ["media_usage"]);
  const quotas = inOrder<MediaQuota>(kv, MediaQuotas.root);
  const has = matcher(q);
  for await (const { value: user } of kv.list<UserRecord>({ prefix: Users.root }, BATCH)) {
    if (!has(...textsOf(user))) continue;
    const { id, displayName: name, email, role, createdAt, blocked } = user;
    yield {
      id,
      name,
      email,
      role,
      createdAt,
      lastSeen: await seen(id),
      tours: Number((await tours(id))?.value ?? 0),
      bytes: (await usage(id))?.bytes ?? 0,
      quota: (await quotas(id))?.bytes,
      blocked,
    };
  }
}

/** The texts by which a user is found. */
const textsOf = ({ id, displayName, email, role, blocked }: User) => [
  id,
  displayName,
  email,
  role,
  ...(blocked ? ["blocked", blocked.reason] : []),
];

/**
 * Reads a list in step with another one: returns a function that finds the value under `prefix`
 * whose key ends with an id. Ids must be asked for in order; one entry is in memory.
 */
function inOrder<T>(
  kv: Deno.Kv,
  prefix: Deno.KvKey,
): (id: string) => Promise<T | undefined> {
  const entries = kv.list<T>({ prefix }, BATCH);
  let last: IteratorResult<Deno.KvEntry<T>> | undefined;
  const idOf = ({ key }: Deno.KvEntry<T>) => String(key.at(-1));
  return async (id) => {
    while (!last || (!last.done && idOf(last.value) < id)) last = await entries.next();
    return !last.done && idOf(last.value) === id ? last.value.value : undefined;
  };
}
