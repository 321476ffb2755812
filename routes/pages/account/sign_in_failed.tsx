/** `/sign-in-failed`: why a sign-in by page change failed. */
import { KeyRound } from "lucide-react";
import { safeReturnPath } from "../../../lib/auth/return_path.ts";
import { signInAlert } from "../../../lib/model/account/sign_in.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import type { Ctx } from "../../context.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("accounts");

export function signInFailed(c: Ctx) {
  const { provider } = c.var.parts.config.auth;
  const reason = c.req.query("reason") ?? "";
  const next = safeReturnPath(c.req.query("next"));
  return c.render(
    <EmptyPage icon={KeyRound} title={t("notSignedIn")}>
      <p role="alert">{signInAlert(reason)}</p>
      {provider.kind === "off" ? <p>{provider.explanation}</p> : (
        <a
          className="button primary"
          href={`/api/login?next=${encodeURIComponent(next)}`}
          data-turbo="false"
        >
          {t("tryAgain")}
        </a>
      )}
      <a className="button" href={next}>{t("continueSignedOut")}</a>
    </EmptyPage>,
    { title: t("signIn") },
  );
}
