/** `/test`: an empty page, to see that the server answers. */
import { VERSION } from "../../lib/model/web/version.ts";
import type { Ctx } from "../context.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("accounts");

export function testPage(c: Ctx) {
  return c.render(
    <div className="wrap page-head">
      <h1>{t("testPage")}</h1>
      <p className="lead">{t("serverAnswers", { version: VERSION })}</p>
    </div>,
    { title: t("testTitle") },
  );
}
