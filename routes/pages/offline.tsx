/** `/offline`: the service worker's replacement for a page that cannot be loaded. */
import { CloudOff } from "lucide-react";
import ContinueWalk from "../../islands/find/continue-walk.island.tsx";
import KeptTours from "../../islands/find/kept-tours/island.tsx";
import SavedArchives from "../../islands/find/saved-archives.island.tsx";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("problems");

export function offlinePage(c: Ctx) {
  const title = t("noConnection");
  return c.render(
    <EmptyPage icon={CloudOff} title={title}>
      <p>{t("pageNotSaved")}</p>
      <Island name="kept-tours" of={KeptTours} props={{ ifAny: true }} when="load" />
      <Island name="saved-archives" of={SavedArchives} props={{}} when="load" />
      <Island name="continue-walk" of={ContinueWalk} props={{}} when="left-walk" />
    </EmptyPage>,
    { title },
  );
}
