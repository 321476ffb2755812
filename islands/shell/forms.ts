/** Forms that Turbo sends: their question first, and the steps after a sign-out. */
import * as Turbo from "@hotwired/turbo";
import { removeAccountData } from "../../lib/device/account_data.ts";
import {
  ACCOUNT_DATA_REMOVED_EVENT,
  prepareSignOut,
  SIGN_OUT_FAILED_EVENT,
} from "../../lib/device/sign_out.ts";
import { to } from "../../lib/texts/paths.ts";
import { texts } from "../../lib/texts/texts.ts";
import { confirm } from "./confirm.ts";
import { forgetOldToken } from "./old_token.ts";
import { waitingHere } from "./unsent.ts";

const t = texts("shell");

/** `fetchResponse` is missing when the server could not be reached. */
type SubmitEnd = { success: boolean; fetchResponse?: unknown };

const isSignOut = (form: HTMLFormElement) => form.dataset.signOut !== undefined;

const askFirst = async (text: string, form: HTMLFormElement) => {
  const { confirmTitle = t("areYouSure"), confirmAction = t("yes") } = form.dataset;
  const what = isSignOut(form) ? [text, ...await lostBySignOut()] : [text];
  return await confirm({ title: confirmTitle, text: what.join(" "), action: confirmAction });
};
Object.assign(Turbo.config.forms, { confirm: askFirst });

async function lostBySignOut(): Promise<string[]> {
  const { forms, progress } = await waitingHere();
  return [
    ...(forms > 0 ? [t("unsavedArchiveGoes")] : []),
    ...(progress > 0 ? [t("unsentProgressGoes")] : []),
  ];
}

addEventListener("turbo:before-fetch-request", (event) => {
  if (!(event.target instanceof HTMLFormElement) || !isSignOut(event.target)) return;
  event.preventDefault();
  prepareSignOut().then((event as CustomEvent<{ resume: () => void }>).detail.resume);
});

addEventListener("turbo:submit-end", (event) => {
  const form = event.target as HTMLFormElement;
  if (!isSignOut(form)) return;
  const { success, fetchResponse } = (event as CustomEvent<SubmitEnd>).detail;
  forgetOldToken();
  if (fetchResponse) {
    removeAccountData();
    document.dispatchEvent(new Event(ACCOUNT_DATA_REMOVED_EVENT));
  }
  if (success) return;
  document.dispatchEvent(new Event(SIGN_OUT_FAILED_EVENT));
  // The session may already have been ended elsewhere: the home page is right all the same.
  Turbo.visit(to("/"), {});
});
