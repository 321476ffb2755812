/** The administrators' password of a demo for which the host has set none. */
import type { AuthConfig } from "../auth_config.ts";
import { newSecret } from "../../store/kv/secret.ts";

/**
 * With the demo provider and without ADMIN_PASSWORD, makes a password for this run and passes it to
 * `say`.
 */
export function withDemoPassword<C extends { auth: AuthConfig }>(
  config: C,
  say: (text: string) => void,
): C {
  const { provider, adminPassword } = config.auth;
  if (provider.kind !== "demo" || adminPassword !== undefined) return config;
  const made = newSecret().slice(0, 22);
  say(
    `Demo: sign in as visitor, author or admin, without a password. Admin password of this run: ${made}`,
  );
  return { ...config, auth: { ...config.auth, adminPassword: made } };
}
