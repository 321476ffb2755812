/** Asks for a confirmation, in the shell's one dialog. */
import { CONFIRM_ID } from "../../lib/model/web/page_names.ts";

/** The words of a question; `action` is what the button says that does it. */
export type Question = { title: string; text: string; action: string };

/**
 * Resolves with true when the person confirms; with false at Cancel, the Escape key, and when the
 * page changes.
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
      // The menu from which the question came is closed by now: its button takes the focus.
      if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu}"]`)?.focus();
      answer(dialog.returnValue === "yes");
    }, { once: true });
  });
}
