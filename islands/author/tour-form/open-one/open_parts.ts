/**
 * The parts that are unfolded beside the story: the same for the archive and all stops, as their
 * author left them.
 */
import { signal } from "@preact/signals-core";
import { type Part, PARTS } from "../../../../lib/model/tour/fields/field.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { FORM_PARTS_KEY } from "../../../../lib/device/storage_keys.ts";

export const openParts = signal<ReadonlySet<Part>>(new Set());

/** An empty field that the author was led to, by its name in the form. */
export const shownField = signal<string>();

/** Unfolds what the author had unfolded; the server’s page has the story alone. */
export function recallParts(): void {
  const kept = getLocalStorage()?.getItem(FORM_PARTS_KEY)?.split(" ");
  if (kept) openParts.value = new Set(PARTS.filter((part) => kept.includes(part)));
}

export function turnPart(part: Part, isOpen: boolean): void {
  const next = new Set(openParts.value);
  if (isOpen) next.add(part);
  else next.delete(part);
  openParts.value = next;
  try {
    getLocalStorage()?.setItem(FORM_PARTS_KEY, [...next].join(" "));
  } catch {
    // The storage is full: the next form begins with the story alone.
  }
}
