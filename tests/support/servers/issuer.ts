/** An identity provider on loopback that signs whatever a test wants, and may lie. */
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import { shutDown } from "./shut_down.ts";

/** The audience of its tokens, and our secret there. */
const CLIENT_ID = "the-archives";
export const CLIENT_SECRET = "a secret of some length, as providers give them";

type Answer = { status?: number; body: unknown };

export type TestIssuer = AsyncDisposable & {
  issuer: string;
  /** Environment variables that make an app trust it. */
  settings: Record<string, string>;
  /** Its public key, and how often its keys were fetched. */
  jwk: JWK;
  keyFetches: number;
  /** Keys that it publishes: those of the issuer, unless a test adds some. */
  published: JWK[];
  /** What the token endpoint answers to a code; a test sets it. Gets the form that was posted. */
  answer: (form: URLSearchParams) => Answer | Promise<Answer>;
  /** A token that is right in all but what `claims` and `header` say otherwise. */
  sign(claims?: JWTPayload, header?: Record<string, unknown>, key?: SigningKey): Promise<string>;
};

/** One pair for all issuers of a test file: to make one takes longer than a test. */
let keyPair: ReturnType<typeof makeKeyPair> | undefined;
const makeKeyPair = () => generateKeyPair("RS256", { extractable: true });

type SigningKey = CryptoKey | Uint8Array;

/** Starts an issuer; it answers until disposed. */
export async function testIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await (keyPair ??= makeKeyPair());
  const jwk = { ...await exportJWK(publicKey), kid: "one", use: "sig", alg: "RS256" };
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, respond);
  const issuer = `http://localhost:${server.addr.port}`;
  const it: TestIssuer = {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
    },
    jwk,
    keyFetches: 0,
    published: [jwk],
    answer: () => ({ status: 400, body: { error: "invalid_grant" } }),
    sign: (claims = {}, header = {}, key = privateKey) =>
      new SignJWT({ ...usual(issuer), ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "one", ...header })
        .sign(key),
    [Symbol.asyncDispose]: () => shutDown(server),
  };
  return it;

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/.well-known/openid-configuration") return Response.json(metadata(issuer));
    if (pathname === "/jwks") {
      it.keyFetches++;
      return Response.json({ keys: it.published });
    }
    const { status = 200, body } = await it.answer(new URLSearchParams(await request.text()));
    return Response.json(body, { status });
  }
}

/** The claims of a good token. Those that a test gives as undefined are left out. */
export const usual = (issuer: string): JWTPayload => {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: CLIENT_ID,
    sub: "person-1",
    email: "person@school.example",
    email_verified: true,
    name: "Petra Person",
    iat: now,
    exp: now + 3600,
  };
};

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  authorization_response_iss_parameter_supported: true,
});
