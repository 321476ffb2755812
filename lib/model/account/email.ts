/** E-mail addresses that people type. */
import { z } from "../zod.ts";

/** An e-mail address, checked by its form alone. */
export const EmailAddress = z.string("Enter an e-mail address").trim()
  .max(254, "The e-mail address is too long")
  .regex(/^[^\s@]+@[^\s@]+$/, "Enter an e-mail address, such as vera@example.org");
