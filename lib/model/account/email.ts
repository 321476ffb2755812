/** E-mail addresses that people type. */
import { z } from "../zod.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("account");

/** An e-mail address, checked by its form alone. */
export const EmailAddress = z.string({ error: () => t("enterEmail") }).trim()
  .max(254, { error: () => t("emailTooLong") })
  .regex(/^[^\s@]+@[^\s@]+$/, { error: () => t("enterEmailLike") });
