/** Archivists: people who approve archives before visitors see them. */
import { EmailAddress } from "../account/email.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";

const t = texts("problems");

/** Most accounts of one archivist's collection. */
export const MAX_COLLECTION = 200;

/** Most archivists of a site. */
export const MAX_ARCHIVISTS = 200;

/**
 * The role as administrators give it: for the archives of "all" accounts, or of a collection, which
 * is a list of accounts by their addresses.
 */
export const ArchivistInput = z.strictObject({
  email: EmailAddress,
  accounts: z.union([
    z.literal("all"),
    z.array(EmailAddress).min(1, { error: () => t("accountMissing") })
      .max(MAX_COLLECTION, { error: () => t("collectionLimit", { most: MAX_COLLECTION }) }),
  ]),
});

/** An archivist as administrators see them. A collection has its accounts' addresses. */
export type Archivist = {
  userId: string;
  name: string;
  since: string;
  accounts: "all" | string[];
};
