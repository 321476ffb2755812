/** Forms that Turbo sends: their question first, and what follows a sign-out. */
import * as Turbo from "@hotwired/turbo";
import { ask } from "./confirm.ts";
import { forgetOldToken } from "./old_token.ts";

Turbo.config.forms.confirm = (text: string, form: HTMLFormElement) => {
  const { confirmTitle = "Are you sure?", confirmAction = "Yes" } = form.dataset;
  return ask({ title: confirmTitle, text, action: confirmAction });
};

addEventListener("turbo:submit-end", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.signOut === undefined) return;
  forgetOldToken();
  // Somewhere else the session may have been ended before: the way home is right all the same.
  if (!(event as CustomEvent<{ success: boolean }>).detail.success) Turbo.visit("/");
});
