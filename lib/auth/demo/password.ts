/** The admin password of a demo, which nobody had to think of. */
import type { Config } from "../../server/config.ts";
import { newSecret } from "../../store/secret.ts";

/** With the demo provider and no ADMIN_PASSWORD, makes one for this run and tells it to `say`. */
export function withDemoPassword(config: Config, say: (text: string) => void): Config {
  const { provider, adminPassword } = config.auth;
  if (provider.kind !== "demo" || adminPassword !== undefined) return config;
  const made = newSecret().slice(0, 22);
  say(
    `Demo: sign in as visitor, author or admin, without a password. Admin password of this run: ${made}`,
  );
  return { ...config, auth: { ...config.auth, adminPassword: made } };
}
