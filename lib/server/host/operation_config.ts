/** The settings for operating the server. */
import { z } from "zod";

/** The variables of operation. */
export const OperationEnv = z.object({
  METRICS_TOKEN: z.string().regex(
    /^[\w.~+/=-]{16,200}$/,
    "must be 16 letters and digits or more, such as `openssl rand -hex 32` prints",
  ).optional(),
  LOG_REQUESTS: z.enum(["all", "refused"], "must be all or refused").default("refused"),
  SECURITY_CONTACT: z.union(
    [z.email(), z.url({ protocol: /^(https|mailto)$/ })],
    "must be an e-mail address or an https address",
  ).optional(),
  HARVEST_EMAIL: z.email("must be an e-mail address").optional(),
  ARK_NAAN: z.string().regex(
    /^[0-9b-df-hjkmnp-tv-xz]{5,16}$/,
    "must be the number that the ARK Alliance has given you, such as 12345",
  ).optional(),
});

/**
 * Without `metricsToken` nobody gets the metrics. `logRequests` selects the requests that are
 * logged. `securityContact` is the address (mailto: or https:) for reports of weaknesses,
 * `harvestEmail` that of the contact for catalogues that harvest the records. With `naan`, archives
 * are cited by ARKs.
 */
export type OperationConfig = {
  metricsToken?: string;
  logRequests: "all" | "refused";
  securityContact?: string;
  harvestEmail?: string;
  naan?: string;
};

/** Makes the settings of the variables. */
export function readOperationConfig(env: z.infer<typeof OperationEnv>): OperationConfig {
  const { METRICS_TOKEN, LOG_REQUESTS, SECURITY_CONTACT: contact, HARVEST_EMAIL, ARK_NAAN } = env;
  return {
    metricsToken: METRICS_TOKEN,
    logRequests: LOG_REQUESTS,
    securityContact: contact && !/^(https|mailto):/.test(contact) ? `mailto:${contact}` : contact,
    harvestEmail: HARVEST_EMAIL ??
      (z.email().safeParse(contact?.replace(/^mailto:/, "")).data),
    naan: ARK_NAAN,
  };
}
