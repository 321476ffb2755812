/** The copy of a form on this device. */
import type { DraftIdentity } from "../send_draft.ts";

/** A form that the server does not have. */
export type FormCopy = DraftIdentity & {
  id: string;
  /** NEW_ARCHIVE of form_copies.ts, or the id of the archive that is edited. */
  target: string;
  /** The content of the boxes. */
  values: { title?: string };
  /** The time of the last change, in milliseconds since 1970. */
  at: number;
  /** The id of the author; undefined without a sign-in. */
  userId?: string;
  /** The tab of an author who had not signed in. */
  tab?: string;
  template?: string;
  /** The request that creates the archive, while it is not answered. */
  pendingTour?: unknown;
  /** The version of the archive that the changes began from. */
  revision?: number;
  /** The server has refused it for good; it has to be corrected in its form. */
  isRefused?: true;
};
