/** What the functions of this folder work on. */
import type { NoteSeen } from "../store/accounts/last_seen.ts";
import type { AuthConfig } from "./auth_config.ts";
import type { Issuers } from "./issuers.ts";

/** The store, the settings of sign-in, who is trusted, the clock, and what notes who was here. */
export type AuthParts = {
  kv: Deno.Kv;
  config: AuthConfig;
  issuers: Issuers;
  now: () => Date;
  noteSeen: NoteSeen;
  /** The key by which the states of sign-ins are encrypted. */
  stateKey: () => Promise<Uint8Array>;
};
