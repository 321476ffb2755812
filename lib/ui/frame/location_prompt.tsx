/**
 * The question for the location, asked once: see islands/shell/location_prompt.ts. Closed without
 * script.
 */
import { LOCATION_PROMPT_ID } from "../../model/web/page_names.ts";
import { Headphones, MapPin } from "lucide-react";

export function LocationPrompt() {
  return (
    <dialog
      id={LOCATION_PROMPT_ID}
      className="dialog location-prompt"
      aria-labelledby="location-prompt-title"
      aria-describedby="location-prompt-text"
    >
      <form method="dialog">
        <h2 id="location-prompt-title">Enable Location Access</h2>
        <p id="location-prompt-text">
          Your position leaves this device only when you search nearby.
        </p>
        <ul role="list">
          <li>
            <MapPin aria-hidden="true" />
            <div>
              <strong>Nearby Archives</strong>
              <p>See the archives closest to you first.</p>
            </div>
          </li>
          <li>
            <Headphones aria-hidden="true" />
            <div>
              <strong>Auto-play Narratives</strong>
              <p>Each story starts when you reach its location.</p>
            </div>
          </li>
        </ul>
        <div className="answers">
          <button type="submit" className="button primary large" value="enable">
            Enable Location & Get Started
          </button>
          <button type="submit" className="button" value="skip">Skip Location</button>
          <a className="button" href="/tours">Explore Tours</a>
        </div>
      </form>
    </dialog>
  );
}
