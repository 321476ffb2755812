/**
 * `/kept`: the archives that this device keeps. The page is the same for everybody, and what is
 * shown where there is no connection.
 */
import KeptTours from "../../islands/kept-tours.tsx";
import UnsentChanges from "../../islands/unsent-changes.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";

export function keptPage(c: Ctx) {
  return c.render(
    <div className="wrap section kept-page">
      <h1>Kept on This Phone</h1>
      <Island name="unsent-changes" of={UnsentChanges} when="load" props={{}} />
      <Island name="kept-tours" of={KeptTours} when="load" props={{}} />
    </div>,
    { title: "Kept on This Phone", path: "/kept" },
  );
}
