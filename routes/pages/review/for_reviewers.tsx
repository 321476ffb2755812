/** The gate of the pages for archivists and administrators. */
import { ShieldX } from "lucide-react";
import { isReviewed } from "../../../lib/store/kv/reviewed_kv.ts";
import { readReviewer, type Reviewer } from "../../../lib/store/review/archivists.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import type { Ctx } from "../../context.ts";
import { nothing } from "../../failures.tsx";
import { uncached } from "../../middleware/caching.ts";
import { signInPrompt } from "../account/sign_in_prompt.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("reviewing");

/** The user as a reviewer, or the answer for others. */
export async function forReviewers(c: Ctx): Promise<Reviewer | Response> {
  const { kv } = c.var.parts;
  if (!isReviewed(kv)) return await nothing(c);
  const user = await c.var.viewer();
  if (!user) {
    const content = await signInPrompt(c, {
      title: t("signInToReview"),
      text: t("whoApproves"),
      label: t("signInButton"),
    });
    return await uncached(c, 401).render(content, { title: t("signIn") });
  }
  return await readReviewer(kv, user) ??
    await uncached(c, 403).render(<NotAllowed />, { title: t("notAllowed") });
}

function NotAllowed() {
  return (
    <EmptyPage icon={ShieldX} title={t("notAllowed")}>
      <p>{t("notAllowedText")}</p>
      <a className="button primary" href={to("/profile")}>{t("goToArchives")}</a>
    </EmptyPage>
  );
}
