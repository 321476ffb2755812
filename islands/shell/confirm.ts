/** Asks for a confirmation, in the shell's one dialog. */
import { CONFIRM_ID } from "../../lib/model/web/page_names.ts";

/** The texts of a question; `action` is the label of the confirming button. */
export type Question = { title: string; text: string; action: string };

/**
 * Resolves to true when the person confirms; to false at Cancel, the Escape key, and when the page
 * changes.
 */
export function confirm({ title, text, action }: Question): Promise<boolean> {
  const dialog = document.getElementById(CONFIRM_ID) as HTMLDialogElement;
  dialog.querySelector("h2")!.textContent = title;
  dialog.querySelector("p")!.textContent = text;
  dialog.querySelector("[value=yes]")!.textContent = action;
  dialog.returnValue = "";
  const menu = document.activeElement?.closest("[popover]")?.id;
  const closed = new AbortController();
  addEventListener("turbo:visit", () => dialog.close(), { signal: closed.signal });
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener("close", () => {
      closed.abort();
      // The menu that the question came from is closed by now: its button takes the focus.
      if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu}"]`)?.focus();
      answer(dialog.returnValue === "yes");
    }, { once: true });
  });
}
