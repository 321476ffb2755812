/** When a form that could not be saved tries again. */
import { api } from "../../../../lib/device/api.ts";
import { SIGN_IN_CHANNEL } from "../../../../lib/device/storage_keys.ts";
import type { SignInMessage } from "../../../../lib/model/account/sign_in.ts";
import type { User } from "../../../../lib/model/account/user.ts";

/**
 * Calls `wake` when the network is back, when the page becomes visible again, and after a sign-in,
 * here or in another tab; returns the function that stops.
 */
export function onWake(wake: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const seen = () => document.visibilityState === "visible" && wake();
  addEventListener("online", wake, { signal });
  addEventListener("focus", wake, { signal });
  document.addEventListener("visibilitychange", seen, { signal });
  const stopListening = onSignIn(wake);
  return () => {
    stopped.abort();
    stopListening();
  };
}

/** Calls `listener` after a sign-in in any tab; returns the function that stops. */
export function onSignIn(listener: () => void): () => void {
  if (!("BroadcastChannel" in globalThis)) return () => {};
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SignInMessage>) => {
    if (data.result === "done") listener();
  };
  return () => channel.close();
}

/** The id of the signed-in user; undefined without one, or without an answer. */
export async function signedInUser(request: typeof api = api): Promise<string | undefined> {
  try {
    const { isSignedIn } = await request<{ isSignedIn: boolean }>("GET", "/api/auth/session");
    return isSignedIn ? (await request<User>("GET", "/api/auth/user")).id : undefined;
  } catch {
    return undefined;
  }
}
