/** Files that pass to another account, because something there uses them from now on. */
import { Problem } from "../../model/web/problem.ts";
import { mutate } from "../kv/atomic.ts";
import { readQuota } from "./media_quota.ts";
import { changeUsage } from "./media_usage.ts";
import {
  MediaFiles,
  MediaOriginals,
  MediaOwners,
  type MediaRecord,
  type MediaUsage,
  MediaUsages,
  originalHashes,
  type OwnedMedia,
  UserMedia,
} from "../records/media.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("fileProblems");
const ofStore = texts("storeProblems");

/**
 * The account that gets a file, the standard quota in bytes, and the accounts that may have it now.
 */
type Adoption = { to: string; quota: number; from: readonly string[]; now: Date };

/**
 * Puts a file into an account, where it counts; a recording with the originals that it was made
 * from. No effect if it is there already, or the file is gone. It stays where it was, too.
 *
 * @throws {Problem} 413 when the account has no room for it; 503 when too many write at once.
 */
export async function adoptMedia(kv: Deno.Kv, hash: string, adoption: Adoption): Promise<void> {
  const { from } = adoption;
  const owned = await kv.getMany<OwnedMedia[]>(
    from.slice(0, MOST_ASKED).map((userId) => UserMedia.key(userId, hash)),
  );
  const entry = owned.find(({ value }) => value !== null)?.value;
  for (const original of entry ? originalHashes(entry) : []) {
    await adopt(kv, original, ofStore("originalRecording"), { ...adoption, recording: hash });
  }
  await adopt(kv, hash, entry?.name ?? ofStore("untitledFile"), { ...adoption, entry });
}

/** Most keys of one read of KV. A story of more pupils has its file from one of these, or none. */
const MOST_ASKED = 10;

function adopt(
  kv: Deno.Kv,
  hash: string,
  name: string,
  { to, quota, now, recording, entry }: Adoption & {
    recording?: string;
    entry?: OwnedMedia | null;
  },
): Promise<void> {
  return mutate(async () => {
    const [media, owned, usage] = await kv.getMany<[MediaRecord, OwnedMedia, MediaUsage]>([
      MediaFiles.key(hash),
      UserMedia.key(to, hash),
      MediaUsages.key(to),
    ]);
    if (media.value === null || owned.value !== null) return { result: undefined };
    const { bytes } = media.value;
    if ((usage.value?.bytes ?? 0) + bytes > await readQuota(kv, to, quota)) {
      throw new Problem(
        413,
        t("filesStoryDontFit"),
      );
    }
    const { original, moreOriginals } = entry ?? {};
    const adopted: OwnedMedia = {
      name,
      bytes,
      createdAt: now.toISOString(),
      ...original && { original },
      ...moreOriginals && { moreOriginals },
    };
    const operation = kv.atomic().check(media).check(owned)
      .set(owned.key, adopted).set(MediaOwners.key(hash, to), true);
    if (recording !== undefined) operation.set(MediaOriginals.key(hash, to, recording), true);
    changeUsage(operation, usage, { bytes });
    return { operation, result: undefined };
  });
}
