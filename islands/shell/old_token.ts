/** The identity token that an older version of the program kept in the browser: exchanged once, and removed. */
import { reloadPage, whileLoading } from "./loading.ts";
import { stored } from "./stored.ts";

const KEY = "firebase_token";

/** Removes the token without a use. */
export function forgetOldToken(): void {
  stored()?.removeItem(KEY);
}

/** Begins a session by the token, if there is one. Where the server cannot be reached, it stays for the next time. */
async function exchange(firebaseToken: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ firebaseToken }),
    });
  } catch {
    return;
  }
  forgetOldToken();
  if (response.ok) await reloadPage();
}

const token = stored()?.getItem(KEY);
if (token) whileLoading(() => exchange(token));
