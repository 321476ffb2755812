/** The gate in front of stored files: who gets one, and how it may be cached. */
import type { User } from "../../model/account/user.ts";
import {
  hasDraftWithMedia,
  type MediaAccess,
  readMediaAccess,
} from "../../store/media/media_access.ts";
import type { Consents } from "../../store/consent/consents.ts";
import { noteAllMediaUsers } from "../../store/media/media_users.ts";
import { getVisibleRevision } from "../../store/index/tour_lists.ts";
import { shareReadings } from "./shared_answers.ts";

/** The Cache-Control of a file; an original is downloaded, with the file name from its link. */
export type MediaPass = { caching: string; isOriginal?: boolean };

/** The message for a file that archives show to nobody because it is not released. */
export const WITHHELD = "withheld";

/** Decides the access to a file, by its hash. */
export type MediaGate = {
  /** How the file is served; null or "withheld" without access. */
  pass(
    hash: string,
    viewer: () => Promise<User | null>,
  ): Promise<MediaPass | typeof WITHHELD | null>;
};

/** The caching of immutable files. Browsers revalidate files that belong to one account. */
export const LASTING = {
  public: "public, max-age=31536000, immutable",
  /** For recordings with a release, which may be withdrawn. */
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

type Kept = { revision: bigint; until: number; access: MediaAccess; caching: string };

/**
 * Makes the gate of one process. The access to a file is read once for each content revision, and
 * shared by all requests under way. `elapsed` is a monotonic clock in milliseconds.
 */
export function createMediaGate(
  { kv, now, consents, elapsed = () => performance.now() }: {
    kv: Deno.Kv;
    consents: Consents;
    now: () => Date;
    elapsed?: () => number;
  },
): MediaGate {
  const kept = new Map<string, Kept>();
  const revisionNow = shareReadings(() => getVisibleRevision(kv, now()));
  let noted: Promise<void> | undefined;

  async function accessTo(hash: string): Promise<Pick<Kept, "access" | "caching">> {
    noted ??= noteAllMediaUsers(kv);
    await noted.catch((error) => {
      noted = undefined;
      throw error;
    });
    const revision = await revisionNow();
    const known = kept.get(hash);
    if (known?.revision === revision && elapsed() < known.until) return known;
    const access = await readMediaAccess(kv, hash, { now: now(), consents });
    const until = access.kind === "public" ? Infinity : elapsed() + PRIVATE_MS;
    kept.delete(hash);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    const { kind } = access;
    const isReleased = kind === "public" && await consents.hasRelease(hash);
    const caching = LASTING[isReleased ? "released" : kind === "original" ? "restricted" : kind];
    kept.set(hash, { revision, until, access, caching });
    return { access, caching };
  }

  return {
    async pass(hash, viewer) {
      const { access, caching } = await accessTo(hash);
      if (!("users" in access)) return { caching };
      const refusal = access.kind === "restricted" && access.isWithheld ? WITHHELD : null;
      const user = await viewer();
      if (user === null) return refusal;
      const may = user.role === "admin" || access.users.has(user.id) ||
        access.kind === "restricted" && await hasDraftWithMedia(kv, user.id, hash);
      return may ? { caching, isOriginal: access.kind === "original" } : refusal;
    },
  };
}
