/** The limits of classes. */

/** Most classes of an archive, those that ended within 30 days included. */
export const MAX_CLASSES = 20;

/** Most pupils of a class. */
export const MAX_MEMBERS = 60;

/** Most submissions of a class. */
export const MAX_SUBMISSIONS = 500;

/** Longest nickname of a pupil, in UTF-16 units. */
export const MAX_NICKNAME = 30;

/** Longest comment with which a teacher returns a submission, in UTF-16 units. */
export const MAX_COMMENT = 2000;

/** How far ahead a class may end, in milliseconds: a year, with a day for time zones. */
export const LONGEST_CLASS_MS = 367 * 24 * 3600 * 1000;

/** How long a class that ended can be reopened, in milliseconds: 30 days. Then it is removed. */
export const CLASS_KEPT_MS = 30 * 24 * 3600 * 1000;

/** The lifetime of a code for a pupil's lost device, in milliseconds: a day. */
export const MEMBER_CODE_MS = 24 * 3600 * 1000;

/** Most photographs that pupils put into one story. */
export const MAX_PHOTOS = 5;
