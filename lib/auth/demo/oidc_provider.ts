/** Types for the part of `oidc-provider` that the demo uses; the package has none. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { NodeHandler } from "./node_bridge.ts";

/** The storage of one of a provider's models. */
export type Adapter = {
  upsert(id: string, payload: Record<string, unknown>, seconds?: number): Promise<void>;
  find(id: string): Promise<unknown>;
  findByUid(uid: string): Promise<unknown>;
  findByUserCode(code: string): Promise<unknown>;
  consume(id: string): Promise<void>;
  destroy(id: string): Promise<void>;
  revokeByGrantId(grantId: string): Promise<void>;
};

/** An identity provider. */
export type OidcProvider = {
  callback(): NodeHandler;
  interactionFinished(
    req: IncomingMessage,
    res: ServerResponse,
    result: Record<string, unknown>,
    options: { mergeWithLastSubmission: boolean },
  ): Promise<void>;
  interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<unknown>;
};

type Prompt = { name: string; requestable: boolean };

type Module = {
  Provider: new (issuer: string, configuration: Record<string, unknown>) => OidcProvider;
  interactionPolicy: {
    base(): { add(prompt: Prompt, index: number): void };
    Prompt: new (prompt: Prompt) => Prompt;
  };
};

/** Loads the package, which only a server with the demo needs. */
export async function loadOidcProvider(): Promise<Module> {
  return await import("oidc-provider") as unknown as Module;
}
