/** Which hosts the server must reach for sign-in. */
import type { AuthConfig } from "../lib/auth/auth_config.ts";

/**
 * The hosts (with their ports) of the issuer, of the endpoints that its discovery document names,
 * and of Firebase's keys. If the document cannot be fetched now, only the issuer's, with a warning.
 */
export async function providerHosts(
  { provider, firebaseProjectId }: AuthConfig,
  fetcher: typeof fetch = fetch,
): Promise<string[]> {
  // A start without these does not load the sign-in library.
  const urls = firebaseProjectId === undefined
    ? []
    : [(await import("../lib/auth/issuers.ts")).FIREBASE_KEYS];
  if (provider.kind === "oidc") {
    urls.push(provider.issuer);
    const { lazyDiscovery } = await import("../lib/auth/provider.ts");
    try {
      const server = (await lazyDiscovery(provider, fetcher)()).serverMetadata();
      urls.push(...[server.token_endpoint, server.jwks_uri].filter((url) => url !== undefined));
    } catch (error) {
      const { message } = error as Error;
      console.warn(
        `${provider.issuer} cannot be reached (${message}). Sign-in may not work until you restart the server.`,
      );
    }
  }
  return [...new Set(urls.map((url) => new URL(url).host))];
}
