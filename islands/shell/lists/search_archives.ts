/** The work of the search of all archives: replaces the results. */
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import {
  ARCHIVE_SEARCH_ID,
  ARCHIVES_FILTERED_EVENT,
  FOUND_ID,
  RESULTS_ID,
  SEARCH_STATE_ID,
} from "../../../lib/model/web/page_names.ts";
import { showAlert } from "../alert.ts";
import { announceSharedLocation } from "../location_shared.ts";
import { changeQuery, fetchPage } from "../page_parts.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("shell");

/** The walking distance in kilometres. */
const NEAR = 10;

let underWay: AbortController | undefined;

addEventListener("turbo:before-render", () => underWay?.abort());

/** Shows the results for the present form; cancels a search under way. */
export async function search(form: HTMLFormElement): Promise<void> {
  underWay?.abort();
  const { signal } = underWay = new AbortController();
  const results = document.getElementById(RESULTS_ID);
  const found = document.getElementById(FOUND_ID);
  if (!results || !found) return;
  const query = queryOf(form);
  results.ariaBusy = "true";
  try {
    const next = await fetchPage(`/tours?${query}`, signal);
    if (signal.aborted) return;
    results.replaceWith(partOf(next, RESULTS_ID));
    found.textContent = partOf(next, FOUND_ID).textContent;
    updateForm(form, next);
    changeQuery((address) => {
      const map = address.get("map");
      for (const name of [...address.keys()]) address.delete(name);
      for (const [name, value] of query) address.set(name, value);
      if (map) address.set("map", map);
    });
    document.dispatchEvent(new CustomEvent(ARCHIVES_FILTERED_EVENT, { detail: String(query) }));
  } catch (cause) {
    if (signal.aborted) return;
    console.warn("The archives cannot be searched", cause);
    found.textContent = t("searchFailed");
    results.ariaBusy = null;
  }
}

function partOf(page: Document, id: string): HTMLElement {
  const part = page.getElementById(id);
  if (!part) throw new Error(`The page has no part "${id}"`);
  return part;
}

/** The form's search; empty fields mean no filter. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(fields.filter(([, value]) => value !== ""));
}

/** Updates the parts that depend on the search; the fields with input stay. */
function updateForm(form: HTMLFormElement, page: Document): void {
  const next = partOf(page, ARCHIVE_SEARCH_ID) as HTMLFormElement;
  form.querySelector(`#${SEARCH_STATE_ID}`)!.replaceWith(partOf(page, SEARCH_STATE_ID));
  const [order, nextOrder] = [form, next].map((part) =>
    part.querySelector<HTMLSelectElement>("[name=sort]")!
  );
  const value = nextOrder.value;
  order.replaceChildren(...nextOrder.options);
  order.value = value;
  markNear(form);
}

/** Fills the form from an address, and searches. */
export async function searchFor(form: HTMLFormElement, query: URLSearchParams): Promise<void> {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    field.value = query.get(field.name) ?? "";
  }
  await search(form);
}

const placeOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>("[name=lat]");

function markNear(form: HTMLFormElement): void {
  const button = form.querySelector("[data-near-me]")!;
  button.ariaPressed = String(Boolean(placeOf(form)?.value));
}

/** Searches around the visitor, or no longer there. */
export async function toggleNear(button: HTMLButtonElement): Promise<void> {
  const form = button.form!;
  if (button.ariaBusy === "true") return;
  if (placeOf(form)?.value) {
    setPlace(form, {});
    return search(form);
  }
  button.ariaBusy = "true";
  try {
    const { getLocation } = await loadChunk(() =>
      import("../../../lib/device/location/location.ts")
    );
    const { latitude, longitude } = await getLocation().locate();
    announceSharedLocation();
    if (!form.isConnected) return;
    setPlace(form, { lat: latitude.toFixed(3), lng: longitude.toFixed(3), radius: String(NEAR) });
    await search(form);
  } catch (error) {
    showAlert(t("searchTownInstead", { message: (error as Error).message }));
  } finally {
    button.ariaBusy = null;
  }
}

/** Sets the hidden fields of the place; those without a value mean no filter. */
function setPlace(form: HTMLFormElement, place: Record<string, string>): void {
  const fields = ["lat", "lng", "radius"].map((name) => {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value: place[name] ?? "" });
    return field;
  });
  const state = form.querySelector(`#${SEARCH_STATE_ID}`)!;
  for (const old of state.querySelectorAll("input")) old.remove();
  state.prepend(...fields);
  const order = form.querySelector<HTMLSelectElement>("[name=sort]")!;
  if (order.value === "nearest") order.value = "";
  markNear(form);
}
