/** The choice of an account at the demo provider. */
import { DEMO_ACCOUNTS } from "./accounts.ts";
import type { NodeHandler } from "./node_bridge.ts";
import type { OidcProvider } from "./oidc_provider.ts";
import { accountPage } from "./page.ts";

/**
 * Shows the accounts, and takes the choice: a posted form with `login`, or without it a
 * cancellation.
 */
export function interaction(provider: OidcProvider, styles: string[]): NodeHandler {
  return async (req, res) => {
    try {
      await provider.interactionDetails(req, res);
    } catch {
      res.statusCode = 400;
      return void res.end("This sign-in has ended. Go back and start again.");
    }
    if (req.method !== "POST") {
      res.setHeader("content-type", "text/html; charset=utf-8");
      res.setHeader("cache-control", "no-store");
      return void res.end(await accountPage(styles));
    }
    const chunks = await Array.fromAsync(req as AsyncIterable<Uint8Array>);
    const form = new URLSearchParams(await new Blob(chunks as BlobPart[]).text());
    const login = form.get("login") ?? "";
    const result = Object.hasOwn(DEMO_ACCOUNTS, login)
      ? { select_account: {}, login: { accountId: login, remember: false } }
      : { error: "access_denied", error_description: "The person cancelled the sign-in" };
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  };
}
