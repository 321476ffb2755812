/**
 * `/q`: a page to type or scan a short code; `?code=` is that of its form, without script.
 * `/q/{CODE}`: opens the archive, at its stop.
 */
import { TicketX } from "lucide-react";
import EnterCode, { type Refusal } from "../../islands/find/code/island.tsx";
import { Problem } from "../../lib/model/web/problem.ts";
import { CodeQuery } from "../../lib/model/web/query.ts";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { DeletedCode, NoCode, openCode } from "../code_target.ts";
import { uncached } from "../middleware/caching.ts";
import { parseQuery } from "../parse.ts";
import { to } from "../../lib/texts/paths.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("problems");

export function codePage(c: Ctx) {
  const { code } = parseQuery(c, CodeQuery);
  return code ? answer(c, code) : form(c);
}

export function openCodePage(c: Ctx) {
  return answer(c, c.req.param("code")!);
}

/** Redirects to what a code opens; else says why it opens nothing. */
async function answer(c: Ctx, text: string) {
  try {
    const { path } = await openCode(c, text);
    c.header("cache-control", "no-store");
    return c.redirect(path, 303);
  } catch (error) {
    if (error instanceof DeletedCode) return deleted(c, error);
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    const meant = error instanceof NoCode ? error.meant : undefined;
    return form(uncached(c, 404), { text, refusal: { problem: error.detail, meant } });
  }
}

/** The form; after a wrong code it has the typed text and a hint. */
function form(c: Ctx, { text = "", refusal }: { text?: string; refusal?: Refusal } = {}) {
  const title = refusal ? t("codeOpensNothing") : t("haveCode");
  return c.render(
    <div className="wrap section code-page" data-message-page="">
      <h1>{title}</h1>
      <p className="soft">{t("aboutCodes")}</p>
      <Island name="code" of={EnterCode} when="load" props={{ text, refusal }} />
    </div>,
    { title, path: "/q" },
  );
}

function deleted(c: Ctx, { detail, tourId }: DeletedCode) {
  const title = tourId ? t("stopDeleted") : t("archiveDeleted");
  return uncached(c, 410).render(
    <EmptyPage icon={TicketX} title={title}>
      <p>{detail}</p>
      {tourId
        ? <a className="button primary" href={to(`/tour/${tourId}`)}>{t("openArchive")}</a>
        : <a className="button primary" href={to("/tours")}>{t("exploreAllTours")}</a>}
      <a className="button" href={to("/q")}>{t("anotherCode")}</a>
    </EmptyPage>,
    { title },
  );
}
