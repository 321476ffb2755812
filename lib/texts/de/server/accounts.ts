import type { accounts as english } from "../../en/server/accounts.ts";
import { translation } from "../../translation.ts";

export const accounts = translation<typeof english>()({
  signIn: "Anmelden",
  closeWindow: "Sie können dieses Fenster schließen.",
});
