/** E-mail addresses that people type. */
import { z } from "../zod.ts";

/** An address as far as its shape tells: only a message to it would show more. */
export const EmailAddress = z.string("Enter an e-mail address").trim()
  .max(254, "The e-mail address is too long")
  .regex(/^[^\s@]+@[^\s@]+$/, "Enter an e-mail address, such as vera@example.org");
