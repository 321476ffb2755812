/**
 * The question for the location, asked once: see islands/shell/location_prompt.ts. Closed without
 * script.
 */
import { LOCATION_PROMPT_ID } from "../../model/web/page_names.ts";
import { Headphones, MapPin } from "lucide-react";
import { to } from "../../texts/paths.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("shell");

export function LocationPrompt() {
  return (
    <dialog
      id={LOCATION_PROMPT_ID}
      className="dialog location-prompt"
      aria-labelledby="location-prompt-title"
      aria-describedby="location-prompt-text"
    >
      <form method="dialog">
        <h2 id="location-prompt-title">{t("enableLocation")}</h2>
        <p id="location-prompt-text">{t("positionStays")}</p>
        <ul role="list">
          <li>
            <MapPin aria-hidden="true" />
            <div>
              <strong>{t("nearbyArchives")}</strong>
              <p>{t("closestFirst")}</p>
            </div>
          </li>
          <li>
            <Headphones aria-hidden="true" />
            <div>
              <strong>{t("autoPlay")}</strong>
              <p>{t("autoPlayText")}</p>
            </div>
          </li>
        </ul>
        <div className="answers">
          <button type="submit" className="button primary large" value="enable">
            {t("enableAndStart")}
          </button>
          <button type="submit" className="button" value="skip">{t("skipLocation")}</button>
          <a className="button" href={to("/tours")}>{t("exploreTours")}</a>
        </div>
      </form>
    </dialog>
  );
}
