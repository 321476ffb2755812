/**
 * The splash of a browser session's start. Shown by the browser only; see
 * islands/before_first_paint.ts.
 */
import { SPLASH_ID } from "../../model/web/page_names.ts";
import { VERSION } from "../../model/web/version.ts";
import { type Site, taglineOf } from "../../model/site/site.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("shell");

export function Splash({ site }: { site: Site }) {
  return (
    <div id={SPLASH_ID} className="splash" aria-hidden="true">
      <img src="/icon.svg" alt="" width="120" height="120" />
      <p className="splash-title">{site.name}</p>
      <p>{taglineOf(site)}</p>
      <p className="splash-version">{t("version", { version: VERSION })}</p>
    </div>
  );
}
