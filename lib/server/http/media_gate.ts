/** The gate in front of stored files: who gets one, and how it may be cached. */
import type { User } from "../../model/account/user.ts";
import type { Pupil } from "../../model/class/member.ts";
import { listClassTeachers } from "../../store/media/class_files.ts";
import { isOwnFile, type MediaAccess, readMediaAccess } from "../../store/consent/media_access.ts";
import { isForPupil } from "../../store/classes/pupil_view.ts";
import type { Consents } from "../../store/consent/consents.ts";
import { noteAllMediaUsers } from "../../store/media/media_users.ts";
import { mayReviewFile } from "../../store/review/reviewed_files.ts";
import { getTourRevision } from "../../store/index/revisions.ts";
import { readInAllLanguages } from "../../store/words/read_words.ts";
import type { KnownContent } from "./known_content.ts";
import { shareReadings } from "./share_readings.ts";

/**
 * The Cache-Control of a file; an original is downloaded, with the file name from its link.
 * `staleFor` is the age of this decision in seconds while the store does not answer.
 */
export type MediaPass = { caching: string; isOriginal?: boolean; staleFor?: number };

/** The message for a file that is not released. */
export const WITHHELD = "withheld";

/** Decides the access to a file, by its hash. */
export type MediaGate = {
  /** How the file is served; null or "withheld" without access. */
  pass(
    hash: string,
    viewer: () => Promise<User | null>,
    pupil: () => Promise<Pupil | null>,
  ): Promise<MediaPass | typeof WITHHELD | null>;
};

/** The caching of immutable files. Browsers revalidate files that belong to one account. */
export const LASTING = {
  public: "public, max-age=31536000, immutable",
  /** For the files of a story with a release, which may be withdrawn. */
  released: "public, max-age=3600",
  linked: "private, max-age=3600",
  restricted: "private, no-cache",
};

/** Most files that are remembered. */
const MOST_KEPT = 10_000;

/**
 * How long it is remembered that no public tour uses a file, in milliseconds, because drafts and
 * their links change without a new content revision.
 */
const PRIVATE_MS = 5000;

/** The public archive that shows a file: the access stays until that archive changes. */
const tourOf = (access: MediaAccess) => access.kind === "public" ? access.tourId : undefined;

type Access = Pick<MediaPass, "caching" | "staleFor"> & { access: MediaAccess };

/** `seenAt`: when the latest reading with this revision began, by the clock of `content`. */
type Kept = Access & { revision: string; until: number; seenAt: number };

/** The revision of files whose archive was not known when they were kept; no archive has it. */
const UNKNOWN = "";

/**
 * Makes the gate of one process. Who may have a file is read once for each revision of the public
 * archive that shows it, or else of all content; requests under way read that together. While the
 * store does not answer, files are served that a public archive was known to show.
 */
export function createMediaGate(
  { kv, now, consents, content }: {
    kv: Deno.Kv;
    consents: Consents;
    now: () => Date;
    content: KnownContent;
  },
): MediaGate {
  const { now: elapsed } = content;
  const kept = new Map<string, Kept>();
  const revisionNow = shareReadings(
    async (tourId: string | undefined) =>
      tourId === undefined
        ? String(await content.read())
        : await getTourRevision(kv, tourId, now()),
    (tourId = "all") => tourId,
  );
  let noted: Promise<void> | undefined;

  async function accessTo(hash: string): Promise<Access> {
    try {
      return await readAccess(hash);
    } catch (error) {
      const known = kept.get(hash);
      const staleFor = known?.access.kind === "public"
        ? content.staleness(known.seenAt, error)
        : null;
      if (!known || staleFor === null) throw error;
      return { access: known.access, caching: LASTING.linked, staleFor };
    }
  }

  async function readAccess(hash: string): Promise<Access> {
    const began = elapsed();
    noted ??= noteAllMediaUsers(kv);
    await noted.catch((error) => {
      noted = undefined;
      throw error;
    });
    const known = kept.get(hash);
    const shownBy = known && tourOf(known.access);
    const revision = await revisionNow(shownBy);
    if (known?.revision === revision && elapsed() < known.until) {
      known.seenAt = began;
      return known;
    }
    const access = await readMediaAccess(kv, hash, { now: now(), consents });
    const until = access.kind === "public" ? Infinity : elapsed() + PRIVATE_MS;
    kept.delete(hash);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    const { kind } = access;
    const isReleased = access.kind === "public" &&
      await consents.isOfReleased(hash, () => readInAllLanguages(kv, access.tourId));
    const caching = LASTING[isReleased ? "released" : kind === "original" ? "restricted" : kind];
    const isOfThis = tourOf(access) === shownBy;
    const keptAt = isOfThis ? revision : UNKNOWN;
    kept.set(hash, { revision: keptAt, until, access, caching, seenAt: began });
    return { access, caching };
  }

  /** Whether a user may have a file because of a use that is newer than the reading. */
  const isNewlyFor = async (user: User, hash: string, isWithdrawn?: boolean): Promise<boolean> =>
    await isOwnFile(kv, user.id, hash) ||
    !isWithdrawn && ((await listClassTeachers(kv, hash)).includes(user.id) ||
        await mayReviewFile(kv, user, hash));

  return {
    async pass(hash, viewer, pupil) {
      const { access, caching, staleFor } = await accessTo(hash);
      if (!("users" in access)) return { caching, staleFor };
      const refusal = access.kind === "restricted" && access.isWithheld ? WITHHELD : null;
      const isRestricted = access.kind === "restricted";
      const { isWithdrawn } = access;
      const user = await viewer();
      const may = user !== null && (user.role === "admin" || access.users.has(user.id) ||
        isRestricted && await isNewlyFor(user, hash, isWithdrawn));
      if (may) return { caching, isOriginal: access.kind === "original" };
      const asPupil = isRestricted ? await pupil() : null;
      return asPupil && await isForPupil(kv, asPupil, hash, consents) ? { caching } : refusal;
    },
  };
}
