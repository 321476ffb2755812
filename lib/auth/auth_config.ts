/**
 * The settings of sign-in: the program's public address, the identity provider, and the
 * administrators' password.
 */
import { z } from "zod";
import { ConfigError } from "../model/web/config_error.ts";

const text = z.string().trim().min(1).optional();

/** The variables of sign-in. */
export const AuthEnv = z.object({
  APP_ORIGIN: z.string().trim().optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: z.string().trim().optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  FIREBASE_PROJECT_ID: z.string().regex(
    /^[a-z][a-z0-9-]{2,40}$/,
    "must be the id of a Firebase project, such as my-school-1a2b3",
  ).optional(),
  DEMO_SIGN_IN: z.enum(["on", "off"], "must be on or off").optional(),
  SIGN_UP: z.enum(["open", "invited"], "must be open or invited").default("open"),
  ADMIN_PASSWORD: z.string().min(16, "must have 16 characters or more").optional(),
});

/**
 * The identity provider: an OpenID Connect provider, the demo provider in this process (for this
 * machine alone, unless the host opens it to `everybody`), or none.
 */
type ProviderConfig =
  | { kind: "oidc"; issuer: string; clientId: string; clientSecret?: string }
  | { kind: "demo"; everybody?: true }
  | { kind: "off"; explanation: string };

/** True for the demo provider unless the host has opened it to everybody. */
export const isDemoOfThisMachine = (provider: ProviderConfig): boolean =>
  provider.kind === "demo" && !provider.everybody;

/**
 * Settings of sign-in. `origin` is the program's public address, without a slash at its end.
 * Without `adminPassword` nobody can become an administrator.
 */
export type AuthConfig = {
  origin: string;
  provider: ProviderConfig;
  firebaseProjectId?: string;
  /** Whether everybody may have an account, or only people who are invited. */
  signUp: "open" | "invited";
  adminPassword?: string;
};

type Env = z.infer<typeof AuthEnv> & { HOST: string; PORT: number };

/** Google as a provider. */
export const GOOGLE_ISSUER = "https://accounts.google.com";

const OFF = "Sign-in is off, because other machines can reach this server and it has no identity " +
  "provider. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (or OIDC_ISSUER, OIDC_CLIENT_ID " +
  "and OIDC_CLIENT_SECRET), and APP_ORIGIN to the address that people use, then restart the server.";

/** Makes the settings of the variables; throws ConfigError for a contradiction. */
export function readAuthConfig(env: Env): AuthConfig {
  const given = providerOf(env);
  if (given && env.DEMO_SIGN_IN === "on") {
    throw new ConfigError("DEMO_SIGN_IN: set either this or an identity provider, not both");
  }
  if (
    (given || env.DEMO_SIGN_IN === "on") && env.APP_ORIGIN === undefined && !isLoopback(env.HOST)
  ) {
    throw new ConfigError("APP_ORIGIN: must be set to the address that people use, for sign-in");
  }
  const origin = readOrigin(env.APP_ORIGIN ?? `http://localhost:${env.PORT}`);
  // The demo accounts have no passwords, so they are for this machine alone.
  const local = isLoopback(env.HOST) && isLoopback(new URL(origin).hostname);
  return {
    origin,
    provider: given ?? demoOf(env.DEMO_SIGN_IN, local),
    firebaseProjectId: env.FIREBASE_PROJECT_ID,
    signUp: env.SIGN_UP,
    adminPassword: env.ADMIN_PASSWORD,
  };
}

function demoOf(setting: Env["DEMO_SIGN_IN"], isLocal: boolean): ProviderConfig {
  if (setting === "on") return { kind: "demo", everybody: true };
  if (setting === "off") return { kind: "off", explanation: "Sign-in is off (DEMO_SIGN_IN=off)." };
  return isLocal ? { kind: "demo" } : { kind: "off", explanation: OFF };
}

/** True for names and addresses that mean this machine: localhost, 127.x.x.x, ::1. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function providerOf(env: Env): ProviderConfig | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID } = env;
  if (OIDC_ISSUER !== undefined) {
    if (GOOGLE_CLIENT_ID) {
      throw new ConfigError("OIDC_ISSUER: set either this or GOOGLE_CLIENT_ID, not both");
    }
    if (!OIDC_CLIENT_ID) throw new ConfigError("OIDC_CLIENT_ID: must be set with OIDC_ISSUER");
    const issuer = readIssuer(OIDC_ISSUER);
    return { kind: "oidc", issuer, clientId: OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET };
  }
  if (OIDC_CLIENT_ID) throw new ConfigError("OIDC_ISSUER: must be set with OIDC_CLIENT_ID");
  if (!GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET) return undefined;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) {
    throw new ConfigError("GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: must be set together");
  }
  return {
    kind: "oidc",
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
  };
}

function readOrigin(value: string): string {
  const url = URL.parse(value);
  if (!url || !secure(url) || (url.origin !== value && `${url.origin}/` !== value)) {
    throw new ConfigError(
      "APP_ORIGIN: must be an address such as https://tours.example.org, without a path " +
        "(http only on this machine)",
    );
  }
  return url.origin;
}

/** An issuer is compared exactly with the tokens', so its spelling is kept. */
function readIssuer(value: string): string {
  const url = URL.parse(value);
  if (!url || !secure(url) || url.search || url.hash || url.username) {
    throw new ConfigError("OIDC_ISSUER: must be an https address, as the provider writes it");
  }
  return value;
}

const secure = (url: URL) =>
  url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
