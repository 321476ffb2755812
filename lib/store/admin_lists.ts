/**
 * What administrators see of all tours and users. Each list reads all of its kind, by lists of KV
 * and no single records, and sorts them: some hundred thousand are read in a second. The page that
 * opens first, of the newest tours, reads no more than it shows.
 */
import type { TOUR_ORDERS, USER_ORDERS } from "../model/query.ts";
import type { OwnTourCard } from "../model/tour.ts";
import type { TrashedTour } from "../model/trash.ts";
import type { Block, Role, User } from "../model/user.ts";
import { type Visibility, visibilityOf } from "../model/visibility.ts";
import { listLastSeen } from "./last_seen.ts";
import type { MediaUsage } from "./media_usage.ts";
import {
  numberKey,
  type Order,
  pageOf,
  readCursor,
  type SortedPage,
  type SortedRequest,
  textKey,
  writeCursor,
} from "./sorted_page.ts";
import { listAllTrashedTours } from "./tour_trash.ts";
import { tourKey, TOURS } from "./tour_keys.ts";
import type { TourRecord } from "./tour_record.ts";
import { getUser, listUsers } from "./users.ts";
import { matcher } from "./word_match.ts";

type Owner = { name: string; email: string };

const ownerOf = (user: User | null | undefined): Owner | undefined =>
  user ? { name: user.displayName, email: user.email } : undefined;

/** A tour in the list of administrators; `owner` is missing for the demo archives. */
export type TourRow =
  & Pick<
    OwnTourCard,
    "id" | "title" | "stopCount" | "tourType" | "visibility" | "updatedAt"
  >
  & { owner?: Owner };

/** A deleted tour in the list of administrators. Times are ISO 8601. */
export type DeletedTourRow =
  & Pick<TrashedTour, "deletedAt" | "expiresAt">
  & Pick<OwnTourCard, "id" | "title" | "stopCount">
  & { owner?: Owner };

/** A user in the list of administrators. Times are ISO 8601; `bytes` are those of their files. */
export type UserRow = {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
  lastSeen?: string;
  tours: number;
  bytes: number;
  blocked?: Block;
};

export type TourOrder = typeof TOUR_ORDERS[number];
export type UserOrder = typeof USER_ORDERS[number];

/** Which rows: all that have each of the words `q` in their texts. */
export type AdminRequest<O> = SortedRequest & { q?: string; sort?: O };

const BATCH = { batchSize: 1000 };

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
 * A page of all tours, whoever may see them.
 *
 * @throws {Problem} 400 for a cursor that none of our pages gave.
 */
export async function listAllTours(
  kv: Deno.Kv,
  { q, sort = "newest", ...request }: AdminRequest<TourOrder>,
): Promise<SortedPage<TourRow>> {
  if (sort === "newest" && !q) return await listNewestTours(kv, request);
  const users = new Map((await listUsers(kv)).map((user) => [user.id, user]));
  const has = matcher(q);
  const rows: TourRow[] = [];
  const cards = kv.list<OwnTourCard & { visibility?: Visibility }>(
    { prefix: ["tours_by_user"] },
    BATCH,
  );
  for await (const { key, value: card } of cards) {
    const user: User | undefined = users.get(String(key[1]));
    const { id, title, stopCount, tourType, updatedAt, creatorName = "" } = card;
    if (!has(id, title, creatorName, user?.displayName ?? "", user?.email ?? "")) continue;
    const [visibility, owner] = [visibilityOf(card), ownerOf(user)];
    rows.push({ id, title, stopCount, tourType, updatedAt, visibility, owner });
  }
  return pageOf(rows, TOURS_IN_ORDER[sort], request);
}

/** The records sort by time: read from the end, with the owners of those that are shown. */
async function listNewestTours(
  kv: Deno.Kv,
  { limit, cursor }: SortedRequest,
): Promise<SortedPage<TourRow>> {
  const before = cursor === undefined ? {} : { end: tourKey(readCursor(cursor)[1]) };
  // One more than asked for shows whether another page follows.
  const options = { limit: limit + 1, reverse: true };
  const [entries, counts] = await Promise.all([
    Array.fromAsync(kv.list<TourRecord>({ prefix: TOURS, ...before }, options)),
    readByUser<Deno.KvU64>(kv, ["counts", "user_tours"]),
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
    total: [...counts.values()].reduce((sum, { value }) => sum + Number(value), 0),
    cursor: last && entries.length > limit ? writeCursor(["", last.id]) : undefined,
  };
}

const DELETED_LAST: Order<DeletedTourRow> = { keyOf: ({ deletedAt }) => deletedAt, falls: true };

/**
 * A page of all deleted tours that can be restored at the time `now`, the one that was deleted last
 * first.
 *
 * @throws {Problem} 400 for a cursor that none of our pages gave.
 */
export async function listAllDeletedTours(
  kv: Deno.Kv,
  { q, now, ...request }: SortedRequest & { q?: string; now: Date },
): Promise<SortedPage<DeletedTourRow>> {
  const [users, trashed] = await Promise.all([listUsers(kv), listAllTrashedTours(kv, now)]);
  const byId = new Map(users.map((user) => [user.id, user]));
  const has = matcher(q);
  const rows = trashed.map(({ tour: { id, title, stopCount }, ownerId, deletedAt, expiresAt }) => ({
    id,
    title,
    stopCount,
    deletedAt,
    expiresAt,
    owner: ownerOf(byId.get(ownerId)),
  }));
  const found = rows.filter(({ id, title, owner }) =>
    has(id, title, owner?.name ?? "", owner?.email ?? "")
  );
  return pageOf(found, DELETED_LAST, request);
}

/**
 * A page of all users.
 *
 * @throws {Problem} 400 for a cursor that none of our pages gave.
 */
export async function listAllUsers(
  kv: Deno.Kv,
  { q, sort = "name", ...request }: AdminRequest<UserOrder>,
): Promise<SortedPage<UserRow>> {
  const [users, seen, tours, usage] = await Promise.all([
    listUsers(kv),
    listLastSeen(kv),
    readByUser<Deno.KvU64>(kv, ["counts", "user_tours"]),
    readByUser<MediaUsage>(kv, ["media_usage"]),
  ]);
  const has = matcher(q);
  const rows = users.filter((user) => has(...textsOf(user)))
    .map(({ id, displayName: name, email, role, createdAt, blocked }) => ({
      id,
      name,
      email,
      role,
      createdAt,
      lastSeen: seen.get(id),
      tours: Number(tours.get(id)?.value ?? 0),
      bytes: usage.get(id)?.bytes ?? 0,
      blocked,
    }));
  return pageOf(rows, USERS_IN_ORDER[sort], request);
}

/** What a user is found by. */
const textsOf = ({ id, displayName, email, role, blocked }: User) => [
  id,
  displayName,
  email,
  role,
  ...(blocked ? ["blocked", blocked.reason] : []),
];

/** The values under `prefix` by the user's id, which is the last part of their keys. */
async function readByUser<T>(kv: Deno.Kv, prefix: Deno.KvKey): Promise<Map<string, T>> {
  const entries = await Array.fromAsync(kv.list<T>({ prefix }, BATCH));
  return new Map(entries.map(({ key, value }) => [String(key.at(-1)), value]));
}
