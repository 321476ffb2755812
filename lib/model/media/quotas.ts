/**
 * The limits of one account, so that a single account cannot fill the disk; they leave room for a
 * school class that shares one. The setting `USER_QUOTA_MB` limits the bytes of its files, unless
 * an administrator has set another quota for the person (`lib/store/media/media_quota.ts`);
 * `stop_limits.ts` and `lib/store/kv/parts.ts` limit a single archive.
 */

/** Most archives, including those deleted within 30 days. */
export const MAX_TOURS = 1000;

/** Most drafts, and most deleted drafts that can be restored. */
export const MAX_DRAFTS = 100;

/** Most recordings and pictures. */
export const MAX_FILES = 5000;

/** Most unfinished uploads. */
export const MAX_UPLOADS = 200;

/** Most sessions; a demo account may be shared by all visitors. */
export const MAX_SESSIONS = 1000;

/**
 * Bytes of archives that may be saved at once, and again over a day: each save is kept for 30 days.
 */
export const MAX_SAVED_BYTES_A_DAY = 100_000_000;
