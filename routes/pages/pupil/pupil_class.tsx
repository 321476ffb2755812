/**
 * `/class`: a pupil's own place. The page is the same for everybody, so that the service worker can
 * keep it; the island asks `/api/class` whose it is.
 */
import PupilClass from "../../../islands/pupil/pupil-class/island.tsx";
import { Island } from "../../../lib/ui/island.tsx";
import type { Ctx } from "../../context.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("accounts");

export function pupilClassPage(c: Ctx) {
  return c.render(
    <div className="wrap section pupil-page" data-message-page="">
      <noscript>
        <p>{t("classNeedsScript")}</p>
      </noscript>
      <Island
        name="pupil-class"
        of={PupilClass}
        when="load"
        props={{ tiles: c.var.parts.config.map }}
      />
    </div>,
    { title: t("yourClass"), path: "/class", isIndexed: false, styles: "authors" },
  );
}
