/** The one keeper of the page. Browser only. */
import { PAGE_REGION_ID } from "../model/page_names.ts";
import { getLocalStorage } from "../browser/storage.ts";
import { createProgressSync, type ProgressSync } from "./progress_sync.ts";

let instance: ProgressSync | undefined;

/** Who is signed in, as the page says that was last shown: also without signal. */
const user = () => document.getElementById(PAGE_REGION_ID)?.dataset.user;

/** The keeper, made at the first call; up to date with each page, and when the signal is back. */
export function getProgressSync(): ProgressSync {
  if (instance) return instance;
  const keeper = instance = createProgressSync({
    user,
    store: getLocalStorage(),
    fetch: (input, init) => fetch(input, init),
  });
  keeper.refresh();
  addEventListener("turbo:load", keeper.refresh);
  addEventListener("online", keeper.refresh);
  return keeper;
}
