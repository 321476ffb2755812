/**
 * Which stories are withheld from visitors because a person has not released them. Each process
 * keeps the closed releases in memory, and reads them again after a change.
 */
import {
  dayOf,
  isClosed,
  recordingOf,
  type Sounds,
  soundsOf,
  withOpenAmbient,
} from "../../model/consent/closed.ts";
import { withheldStop } from "../../model/consent/withheld_stop.ts";
import { NOBODY } from "../../model/id.ts";
import { mediaHashesIn } from "../../model/media/media.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { type Visibility, visibilityOf } from "../../model/tour/visibility.ts";
import { listMediaUsers } from "../media/media_users.ts";
import { hadItBefore, hadItFirst, type Place } from "./claims.ts";
import { listSeals } from "./seals.ts";
import { ConsentsRevision, UserTours } from "../records/tours.ts";
import { Consents, type ReleaseRecord } from "../records/consent.ts";

export type Consents = ReturnType<typeof createConsents>;

/**
 * An archive, or a draft of one, with its audience and its recordings: by their addresses, or of
 * stored files by the hash.
 */
type Shown = Place & {
  visibility?: Visibility;
  audioStops: readonly Sounds[];
};

/** What closes a recording; whose release, and where, if that is an archive of the same owner. */
type Closure =
  & Pick<ReleaseRecord, "recording" | "scope" | "from" | "withdrawnAt">
  & Partial<Pick<ReleaseRecord, "person" | "tourId">>;

/** Makes the reader of a store's releases. */
export function createConsents({ kv, now }: { kv: Deno.Kv; now: () => Date }) {
  let known: { revision: bigint; stored: Promise<Stored> } | undefined;

  /** The revision of the releases, and those that close something on this day. */
  async function read() {
    const { value } = await kv.get<Deno.KvU64>(ConsentsRevision.root);
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
  async function closures(shown: Shown): Promise<ReadonlyMap<string, Closure>> {
    const { releases, today } = await read();
    const visibility = visibilityOf(shown);
    const named = new Set(releases.length > 0 ? shown.audioStops.flatMap(soundsOf) : []);
    const closing: Closure[] = [];
    for (const one of releases) {
      if (!named.has(one.recording) || !isClosed(one, { visibility, today })) continue;
      const { recording, scope, from, withdrawnAt, person, tourId } = one;
      const terms = { recording, scope, from, withdrawnAt };
      if (holdsIn(one, shown)) closing.push({ ...terms, person, tourId });
      else if (await hadItBefore(kv, one, shown)) closing.push(terms);
    }
    // The last one of a recording stays in the map: the one that is longest closed.
    closing.sort((a, b) => lengthOf(a) < lengthOf(b) ? -1 : 1);
    return new Map(closing.map((release) => [release.recording, release]));
  }
  const closedIn = async (shown: Shown) => new Set((await closures(shown)).keys());

  return {
    /** The tour for visitors, without stories and ambient sounds that are not released. */
    async visible(tour: Tour, userId: string): Promise<Tour> {
      const closed = await closedIn({ ...tour, userId });
      if (closed.size === 0) return tour;
      const audioStops = tour.audioStops.map((stop) =>
        closed.has(recordingOf(stop.audioUrl)) ? withheldStop(stop) : withOpenAmbient(stop, closed)
      );
      return { ...tour, audioStops };
    },
    closures,
    /** The closed recordings of an archive, or of a draft of it, for this audience. */
    closedIn,
    /** Whether a story of a tour with these files may be closed; `visible` says so for certain. */
    async mayClose(place: Place, uses: readonly string[]): Promise<boolean> {
      return (await read()).releases.some((one) =>
        uses.includes(one.recording) || holdsIn(one, place)
      );
    },
    /** Whether a release names a recording, so that public access to its story may end. */
    hasRelease: async (audioUrl: string): Promise<boolean> =>
      (await read()).recordings.has(recordingOf(audioUrl)),
    /**
     * Whether a stored file is part of a story with a release, in one of its languages; reads the
     * tour in all of them if need be.
     */
    async isOfReleased(hash: string, readTours: () => Promise<readonly Tour[]>): Promise<boolean> {
      const { recordings } = await read();
      if (recordings.size === 0 || recordings.has(hash)) return recordings.size > 0;
      const stops = (await readTours()).flatMap(({ audioStops }) => audioStops);
      const released = new Set(
        stops.filter(({ audioUrl }) => recordings.has(recordingOf(audioUrl))).map(({ id }) => id),
      );
      return stops.some((stop) => released.has(stop.id) && mediaHashesIn(stop).includes(hash));
    },
    /**
     * The owner who withdrew a recording, if that owner's archive had the recording first; else
     * undefined. Besides this owner, only accounts that have the file may hear it.
     */
    async keeperOf(recording: string): Promise<string | undefined> {
      for (const one of (await read()).releases) {
        if (one.recording !== recording || one.withdrawnAt === undefined) continue;
        if (await hadItFirst(kv, one)) return one.ownerId;
      }
      return undefined;
    },
    /** The releases that close something for visitors of public archives. */
    closing: async (): Promise<readonly ReleaseRecord[]> => (await read()).releases,
    /** The archives in which something may be closed, and a text that changes with the set. */
    async affected(): Promise<{ tourIds: Set<string>; mark: string }> {
      const { revision, releases, today } = await read();
      const tourIds = new Set(releases.map(({ tourId }) => tourId));
      for (const recording of new Set(releases.map(({ recording }) => recording))) {
        for (const { tourId } of await listMediaUsers(kv, recording)) tourIds.add(tourId);
      }
      for (const ownerId of new Set(releases.map(({ ownerId }) => ownerId))) {
        if (ownerId === NOBODY) continue;
        const cards = UserTours.list(kv, [ownerId]);
        for await (const { key } of cards) tourIds.add(String(key[2]));
      }
      return { tourIds, mark: `${revision} ${today}` };
    },
  };
}

const holdsIn = ({ tourId, ownerId }: ReleaseRecord, { id, userId }: Place): boolean =>
  tourId === id || ownerId === userId && ownerId !== NOBODY;

/** Sorts releases by how long they close: until a day, while an archive is public, for good. */
const lengthOf = ({ withdrawnAt, scope, from }: Closure): string =>
  withdrawnAt !== undefined ? "9999-2" : scope === "link" ? "9999-1" : from ?? "";

/** The releases that close something now or later, and all their recordings. */
type Stored = { limited: readonly ReleaseRecord[]; recordings: ReadonlySet<string> };

const NOTHING: Stored = { limited: [], recordings: new Set() };

async function readStored(kv: Deno.Kv): Promise<Stored> {
  const limited: ReleaseRecord[] = [];
  const recordings = new Set<string>();
  for await (const { value } of Consents.list(kv, [], { batchSize: 500 })) {
    recordings.add(value.recording);
    if (value.withdrawnAt !== undefined || value.scope !== "public") limited.push(value);
  }
  limited.push(...await listSeals(kv));
  return { limited, recordings };
}
