/**
 * Which stories are withheld from visitors because a person has not released them. Each process
 * keeps the closed releases in memory, and reads them again after a change.
 */
import { dayOf, isClosed, recordingOf, withheldStop } from "../../model/consent/closed.ts";
import { NOBODY } from "../../model/id.ts";
import type { Ownership, Tour } from "../../model/tour/tour.ts";
import { type Visibility, visibilityOf } from "../../model/tour/visibility.ts";
import { CONSENTS_REVISION, userToursPrefix } from "../tours/tour_keys.ts";
import { CONSENTS, type ReleaseRecord } from "./release_records.ts";

export type Consents = ReturnType<typeof createConsents>;

/**
 * The origin of something shown: a release applies in its archive, and in others of the same owner.
 */
type Place = Ownership & { id?: string };

/** Makes the reader of a store's releases. */
export function createConsents({ kv, now }: { kv: Deno.Kv; now: () => Date }) {
  let known: { revision: bigint; stored: Promise<Stored> } | undefined;

  /** The revision of the releases, and those that close something on this day. */
  async function read() {
    const { value } = await kv.get<Deno.KvU64>(CONSENTS_REVISION);
    const revision = value?.value ?? 0n;
    if (known?.revision !== revision) {
      const stored = revision === 0n ? Promise.resolve(NOTHING) : readStored(kv);
      known = { revision, stored };
      stored.catch(() => known = undefined);
    }
    const today = dayOf(now());
    const { limited, recordings } = await known.stored;
    const releases = limited.filter((one) => isClosed(one, { visibility: "public", today }));
    return { revision, releases, recordings, today };
  }

  /** The releases that close something in an archive, or in a draft of it, by recording. */
  async function closures(
    place: Place,
    seen: { visibility?: Visibility },
  ): Promise<ReadonlyMap<string, ReleaseRecord>> {
    const { releases, today } = await read();
    const visibility = visibilityOf(seen);
    const closing = releases.filter((one) =>
      holdsIn(one, place) && isClosed(one, { visibility, today })
    );
    // The last one of a recording stays in the map: the one that is longest closed.
    closing.sort((a, b) => lengthOf(a) < lengthOf(b) ? -1 : 1);
    return new Map(closing.map((release) => [release.recording, release]));
  }
  const closedIn = async (place: Place, seen: { visibility?: Visibility }) =>
    new Set((await closures(place, seen)).keys());

  return {
    /** The tour for visitors, without stories that are not released. */
    async visible(tour: Tour, userId: string): Promise<Tour> {
      const closed = await closedIn({ id: tour.id, userId }, tour);
      if (closed.size === 0) return tour;
      const audioStops = tour.audioStops.map((stop) =>
        closed.has(recordingOf(stop.audioUrl)) ? withheldStop(stop) : stop
      );
      return { ...tour, audioStops };
    },
    closures,
    /** The closed recordings of an archive, or of a draft of it, for this audience. */
    closedIn,
    /** Whether a release names a recording, so that public access to it may end. */
    hasRelease: async (recording: string): Promise<boolean> =>
      (await read()).recordings.has(recording),
    /** All recordings that are closed somewhere, each once. */
    async recordings(): Promise<string[]> {
      return [...new Set((await read()).releases.map(({ recording }) => recording))];
    },
    /** The archives in which something may be closed, and a text that changes with the set. */
    async affected(): Promise<{ tourIds: Set<string>; mark: string }> {
      const { revision, releases, today } = await read();
      const tourIds = new Set(releases.map(({ tourId }) => tourId));
      for (const ownerId of new Set(releases.map(({ ownerId }) => ownerId))) {
        if (ownerId === NOBODY) continue;
        const cards = kv.list({ prefix: userToursPrefix(ownerId) });
        for await (const { key } of cards) tourIds.add(String(key[2]));
      }
      return { tourIds, mark: `${revision} ${today}` };
    },
  };
}

const holdsIn = ({ tourId, ownerId }: ReleaseRecord, { id, userId }: Place): boolean =>
  tourId === id || ownerId === userId && ownerId !== NOBODY;

/** Sorts releases by how long they close: until a day, while an archive is public, for good. */
const lengthOf = ({ withdrawnAt, scope, from }: ReleaseRecord): string =>
  withdrawnAt !== undefined ? "9999-2" : scope === "link" ? "9999-1" : from ?? "";

/** The releases that close something now or later, and all their recordings. */
type Stored = { limited: readonly ReleaseRecord[]; recordings: ReadonlySet<string> };

const NOTHING: Stored = { limited: [], recordings: new Set() };

async function readStored(kv: Deno.Kv): Promise<Stored> {
  const limited: ReleaseRecord[] = [];
  const recordings = new Set<string>();
  for await (const { value } of kv.list<ReleaseRecord>({ prefix: CONSENTS }, { batchSize: 500 })) {
    recordings.add(value.recording);
    if (value.withdrawnAt !== undefined || value.scope !== "public") limited.push(value);
  }
  return { limited, recordings };
}
