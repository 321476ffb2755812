/** Announces that the visitor has just shared the location, to parts that wait for it. */
import { LOCATION_SHARED_EVENT } from "../../lib/model/web/page_names.ts";

/** Marks this page as before_first_paint.ts marks the next ones, and wakes the waiting islands. */
export function announceSharedLocation(): void {
  document.documentElement.dataset.located = "";
  document.dispatchEvent(new Event(LOCATION_SHARED_EVENT));
}
