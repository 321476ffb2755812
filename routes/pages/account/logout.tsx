/**
 * `/logout`: the logged-out page. It ends nothing: that takes a POST, which the form here sends.
 */
import { DoorOpen, UserRound } from "lucide-react";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { SignInLink } from "../../../lib/ui/frame/sign_in_link.tsx";
import { LogOutForm } from "../../../lib/ui/frame/sign_out_form.tsx";
import type { Ctx } from "../../context.ts";
import { signInTarget } from "./sign_in_target.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("accounts");

export async function logoutPage(c: Ctx) {
  const user = await c.var.viewer();
  if (user) return c.render(<StillSignedIn name={user.displayName} />, { title: t("logOut") });
  const isGone = c.req.query("account") === "deleted";
  return c.render(
    // Marks the page for islands/shell/logged_out.ts.
    <div data-logged-out="">
      <EmptyPage
        icon={DoorOpen}
        title={isGone ? t("accountIsDeleted") : t("loggedOutDone")}
      >
        <p>{t("thankYou")}</p>
        <div className="row">
          <a className="button primary" href={to("/")}>{t("returnHome")}</a>
          {!isGone && <SignInLink at={signInTarget(c)} popup={false}>{t("logInAgain")}</SignInLink>}
        </div>
      </EmptyPage>
    </div>,
    { title: isGone ? t("accountDeletedTitle") : t("loggedOut") },
  );
}

function StillSignedIn({ name }: { name: string }) {
  return (
    <EmptyPage icon={UserRound} title={t("stillSignedIn")}>
      <p>{t("signedInAs", { name })}</p>
      <div className="row">
        <LogOutForm className="button primary" />
        <a className="button" href={to("/")}>{t("returnHome")}</a>
      </div>
    </EmptyPage>
  );
}
