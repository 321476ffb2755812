/** The logged-out page, marked by `data-logged-out`, removes the person's data from the device. */
import { removeAccountData } from "../../lib/device/account_data.ts";
import {
  LAST_PLACE_KEY,
  LOCATION_GRANTED_KEY,
  LOCATION_HANDLED_KEY,
} from "../../lib/device/storage_keys.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";

addEventListener("turbo:load", () => {
  if (!document.querySelector("[data-logged-out]")) return;
  for (const key of [LOCATION_HANDLED_KEY, LOCATION_GRANTED_KEY, LAST_PLACE_KEY]) {
    getLocalStorage()?.removeItem(key);
  }
  removeAccountData();
});
