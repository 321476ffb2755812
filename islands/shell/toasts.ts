/** The state of toasts, apart from the toaster, which loads when there is something to show. */

import { TOAST_EVENT } from "../../lib/model/web/page_names.ts";

/** How many are visible at once. */
const LIMIT = 1;

/** How long a toast stays by default, in milliseconds. */
export const DURATION = 5000;

/** From the dismissal of a toast to its removal from the list, in milliseconds. */
const REMOVAL_DELAY = 1_000_000;

/** How long a toast with an undo button stays, in milliseconds. */
export const UNDO_DURATION = 15_000;

export type ToastText = {
  title: string;
  description?: string;
  kind?: "done" | "error";
  /** A button, which also closes the toast. */
  action?: { label: string; run: () => void };
  /** Milliseconds, if other than the default. */
  duration?: number;
};
type Toast = ToastText & { id: number; open: boolean };

let toasts: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before; returns the functions that change and remove it. */
export function toast(text: ToastText) {
  const id = ++made;
  set([{ ...text, id, open: true }, ...toasts].slice(0, LIMIT));
  document.dispatchEvent(new Event(TOAST_EVENT));
  return {
    update: (text: Partial<ToastText>) => change(id, text),
    dismiss: () => dismissToast(id),
  };
}

/** Closes a toast; it leaves the list after its animation. */
export function dismissToast(id: number): void {
  change(id, { open: false });
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), REMOVAL_DELAY);
}

/** The present toasts, newest first: the same list until something changes. */
export const currentToasts = () => toasts;

/** Calls `listener` at each change; returns the function that stops. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(id: number, change: Partial<Toast>) {
  set(toasts.map((toast) => toast.id === id ? { ...toast, ...change } : toast));
}

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
