/**
 * The trusted issuers: the provider of the page flow and, if they are set up, Google and Firebase.
 */
import type * as oidc from "openid-client";
import type { AuthConfig } from "./auth_config.ts";
import { DEMO_CLIENT_ID, type DemoProvider, startDemoProvider } from "./demo/provider.ts";
import type { TrustedIssuer } from "./identity_token.ts";
import { cachedJwks } from "./jwks.ts";
import { memoizeAsync } from "./memoize_async.ts";
import { lazyDiscovery, type Registration } from "./provider.ts";
import { DEMO_MOUNT } from "./paths.ts";
import { newSecret } from "../store/kv/secret.ts";

/** Where Firebase publishes the keys of its identity tokens. */
export const FIREBASE_KEYS =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** The identity providers of one server. */
export type Issuers = {
  /** The provider of the page flow, discovered; undefined when sign-in is off. */
  discover?: () => Promise<oidc.Configuration>;
  /** All issuers whose identity tokens are accepted. */
  trusted: TrustedIssuer[];
  /** The demo provider, started when it is first needed; undefined if it is not in use. */
  demo?: () => Promise<DemoProvider>;
};

/**
 * The server's parts for the providers. `styles` are the paths of the style sheets of our pages.
 */
type IssuerParts = {
  config: AuthConfig;
  styles: string[];
  fetch: typeof fetch;
};

/** Sets up the providers of a configuration. Nothing is fetched or started before it is needed. */
export function createIssuers({ config, styles, fetch }: IssuerParts): Issuers {
  const { provider, origin, firebaseProjectId } = config;
  const trusted: TrustedIssuer[] = [];
  if (firebaseProjectId !== undefined) {
    trusted.push({
      issuer: `https://securetoken.google.com/${firebaseProjectId}`,
      audience: firebaseProjectId,
      keys: cachedJwks({ address: () => Promise.resolve(FIREBASE_KEYS), fetch }),
    });
  }
  if (provider.kind === "off") return { trusted };
  if (provider.kind === "oidc") {
    const discover = trust(provider, fetch);
    return { trusted, discover };
  }
  const clientSecret = newSecret();
  const demo = memoizeAsync(() => startDemoProvider({ origin, clientSecret, styles }));
  const inProcess = async (...request: Parameters<typeof fetch>) =>
    (await demo()).handle(new Request(...request));
  const issuer = origin + DEMO_MOUNT;
  const discover = trust({ issuer, clientId: DEMO_CLIENT_ID, clientSecret }, inProcess);
  return { trusted, discover, demo };

  function trust(registration: Registration, fetcher: typeof fetch) {
    const discover = lazyDiscovery(registration, fetcher);
    const address = async () => {
      const { jwks_uri } = (await discover()).serverMetadata();
      if (!jwks_uri) throw new Error(`${registration.issuer} names no jwks_uri`);
      return jwks_uri;
    };
    const { issuer, clientId: audience } = registration;
    trusted.push({ issuer, audience, keys: cachedJwks({ address, fetch: fetcher }) });
    return discover;
  }
}
