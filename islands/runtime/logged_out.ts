/** The logged-out page takes from the device what belonged to the person: it is marked by `data-logged-out`. */
import { forgetOldToken } from "./old_token.ts";
import { stored } from "./stored.ts";

const LOCATION_FLAGS = ["location-permission-handled", "location-permission-granted"];

addEventListener("turbo:load", () => {
  if (!document.querySelector("[data-logged-out]")) return;
  for (const key of LOCATION_FLAGS) stored()?.removeItem(key);
  forgetOldToken();
});
