/** The demo's identity provider: a real one in this process, whose key is gone with it. */
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { CALLBACK_PATH, DEMO_MOUNT } from "../paths.ts";
import { DEMO_ACCOUNTS } from "./accounts.ts";
import { memoryStorage } from "./adapter.ts";
import { interaction } from "./interaction.ts";
import { callNodeHandler } from "./node_bridge.ts";
import { loadOidcProvider } from "./oidc_provider.ts";
import { newSecret } from "../../store/kv/secret.ts";

/** The client id of this program at the demo provider. */
export const DEMO_CLIENT_ID = "animating-the-archives";

/** A running demo provider; it answers all paths below its `issuer`. */
export type DemoProvider = { issuer: string; handle(request: Request): Promise<Response> };

/** The parts of a demo provider; `styles` is the path of a style sheet for its page. */
type DemoSettings = {
  origin: string;
  clientSecret: string;
  styles: string[];
};

const SCOPES = "openid email profile";

/** Starts a provider. The only permission it needs is to read (unset) environment variables. */
export async function startDemoProvider(settings: DemoSettings): Promise<DemoProvider> {
  const issuer = settings.origin + DEMO_MOUNT;
  const { Provider, interactionPolicy } = await loadOidcProvider();
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const provider = new Provider(issuer, {
    ...await configuration(settings),
    interactions: {
      policy,
      url: (_: unknown, { uid }: { uid: string }) => `${DEMO_MOUNT}/interaction/${uid}`,
    },
  });
  const standard = provider.callback();
  return {
    issuer,
    handle(request) {
      const interactive = new URL(request.url).pathname.startsWith(`${DEMO_MOUNT}/interaction/`);
      const handler = interactive ? interaction(provider, settings.styles) : standard;
      return callNodeHandler(handler, request, { mount: DEMO_MOUNT, origin: settings.origin });
    },
  };
}

let signingKey: Promise<JWK> | undefined;

/** The key of each provider in this process: to make one takes a fifth of a second. */
const keyOfProcess = (): Promise<JWK> => signingKey ??= makeKey();

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...await exportJWK(privateKey), alg: "RS256", use: "sig", kid: newSecret() };
}

async function configuration({ origin, clientSecret }: DemoSettings) {
  return {
    adapter: memoryStorage(),
    clients: [{
      client_id: DEMO_CLIENT_ID,
      client_secret: clientSecret,
      redirect_uris: [origin + CALLBACK_PATH],
      grant_types: ["authorization_code"],
      response_types: ["code"],
      token_endpoint_auth_method: "client_secret_post",
    }],
    jwks: { keys: [await keyOfProcess()] },
    // Its session cookie is never kept, so each sign-in begins with the choice of an account.
    cookies: { keys: [newSecret()], long: { path: `${DEMO_MOUNT}/never` } },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    claims: { email: ["email", "email_verified"], profile: ["name"] },
    // The identity token has the claims of the scopes, as Google's does.
    conformIdTokenClaims: false,
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 3600,
    },
    discovery: { prompt_values_supported: ["none", "login", "consent", "select_account"] },
    clientBasedCORS: () => false,
    renderError,
    findAccount,
    loadExistingGrant,
  };
}

type ErrorContext = { type: string; body: string };

/** Describes an error that cannot be returned to the client. */
function renderError(
  context: ErrorContext,
  { error, error_description = "" }: Record<string, string>,
) {
  context.type = "text/plain; charset=utf-8";
  context.body = `The demo provider refuses this sign-in: ${error} ${error_description}`;
}

function findAccount(_: unknown, login: string) {
  const account = DEMO_ACCOUNTS[login];
  if (!account) return undefined;
  const { name, email } = account;
  return { accountId: login, claims: () => ({ sub: login, name, email, email_verified: true }) };
}

type GrantContext = {
  oidc: {
    client: { clientId: string };
    session: { accountId: string };
    provider: {
      Grant: new (of: { clientId: string; accountId: string }) => {
        addOIDCScope(scope: string): void;
        save(): Promise<string>;
      };
    };
  };
};

/** This program is the provider's only client, so no page asks for consent. */
async function loadExistingGrant({ oidc: { client, session, provider } }: GrantContext) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}
