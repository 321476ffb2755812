/**
 * `/share`: files that were shared with the installed program, and the archives that may take them.
 * The page is the same for everybody, and shown without a connection.
 */
import UnsentChanges from "../../../islands/account/unsent-changes.island.tsx";
import { NOT_KEPT, SHARE_PATH } from "../../../lib/model/web/share.ts";
import { Island } from "../../../lib/ui/island.tsx";
import type { Ctx } from "../../context.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("accounts");

export function sharePage(c: Ctx) {
  return c.render(
    <div className="wrap section kept-page" data-message-page="">
      <h1>{t("sharedFiles")}</h1>
      <Island name="unsent-changes" of={UnsentChanges} when="load" props={{ shared: true }} />
      <p className="soft">{t("sharedFilesText")}</p>
    </div>,
    { title: t("sharedFiles"), path: SHARE_PATH },
  );
}

/** Shared files go to the service worker. Without one, this page says that none was kept. */
export function refuseShared(c: Ctx): Response {
  return c.redirect(SHARE_PATH + NOT_KEPT, 303);
}
