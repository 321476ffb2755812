/** The identity provider of the page flow, found by its discovery document. */
import * as oidc from "openid-client";
import { isLoopback } from "./auth_config.ts";
import { memoizeAsync } from "./memoize_async.ts";

/** This program's identity at a provider. */
export type Registration = { issuer: string; clientId: string; clientSecret?: string };

/** Fetches the discovery document when it is first needed; a failure is not remembered. */
export function lazyDiscovery(
  { issuer, clientId, clientSecret }: Registration,
  fetcher: typeof fetch,
): () => Promise<oidc.Configuration> {
  return memoizeAsync(async () => {
    const url = new URL(issuer);
    const config = await oidc.discovery(
      url,
      clientId,
      // Never the algorithm that a token claims.
      { id_token_signed_response_alg: "RS256" },
      clientSecret === undefined ? oidc.None() : authentication(clientSecret),
      {
        [oidc.customFetch]: fetcher as oidc.CustomFetch,
        timeout: 10,
        execute: url.protocol === "http:" && isLoopback(url.hostname)
          ? [oidc.allowInsecureRequests]
          : [],
      },
    );
    return config;
  });
}

/**
 * How the client secret is sent: by post if the provider lists that, else the standard's default.
 */
function authentication(secret: string): oidc.ClientAuth {
  const [post, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_post") ? post : basic)(server, client, body, headers);
  };
}
