import type { accounts as english } from "../../en/server/accounts.ts";
import { translation } from "../../translation.ts";

export const accounts = translation<typeof english>()({
  signIn: "Accedi",
  closeWindow: "Può chiudere questa finestra.",
});
