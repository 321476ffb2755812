/** The parts that the functions of this folder share. */
import type { NoteSeen } from "../store/accounts/last_seen.ts";
import type { AuthConfig } from "./auth_config.ts";
import type { Issuers } from "./issuers.ts";

/**
 * The store, the settings of sign-in, the trusted issuers, the clock, and the note of active users.
 */
export type AuthParts = {
  kv: Deno.Kv;
  config: AuthConfig;
  issuers: Issuers;
  now: () => Date;
  noteSeen: NoteSeen;
  /** The key that encrypts the states of sign-ins. */
  stateKey: () => Promise<Uint8Array>;
};
