/** Identifiers: ULIDs made by the server, 26 characters of Crockford's base 32. */
import { z } from "./zod.ts";

/** An id in a URL. Checked before it becomes a key, because lone surrogates collide in KV. */
export const Id = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);

/** The owner of the demo archives, which belong to no account. */
export const NOBODY = "00000000000000000000000000";
