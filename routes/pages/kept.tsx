/**
 * `/kept`: the archives kept on this device. The page is the same for everybody, and shown without
 * a connection.
 */
import KeptTours from "../../islands/find/kept-tours/island.tsx";
import UnsentChanges from "../../islands/account/unsent-changes.island.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

export function keptPage(c: Ctx) {
  return c.render(
    <div className="wrap section kept-page">
      <h1>{t("savedArchives")}</h1>
      <Island name="unsent-changes" of={UnsentChanges} when="load" props={{}} />
      <Island name="kept-tours" of={KeptTours} when="load" props={{}} />
    </div>,
    { title: t("savedArchives"), path: "/kept" },
  );
}
