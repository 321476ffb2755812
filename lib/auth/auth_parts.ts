/** What the functions of this folder work on. */
import type { AuthConfig } from "./auth_config.ts";
import type { Issuers } from "./issuers.ts";

/** The store, the settings of sign-in, who is trusted, and the clock. */
export type AuthParts = { kv: Deno.Kv; config: AuthConfig; issuers: Issuers; now: () => Date };
