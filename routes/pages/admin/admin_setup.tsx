/** `/admin-setup`: becoming an administrator, with a password that the host has set. */
import { ArrowLeft, ShieldCheck } from "lucide-react";
import PromoteForm from "../../../islands/admin/promote-form.island.tsx";
import type { User } from "../../../lib/model/account/user.ts";
import { readFirstRun } from "../../../lib/store/site/first_run.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { Island } from "../../../lib/ui/island.tsx";
import type { Ctx } from "../../context.ts";
import { signInPrompt } from "../account/sign_in_prompt.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("administering");

export async function adminSetupPage(c: Ctx) {
  const user = await c.var.viewer();
  const { kv, config } = c.var.parts;
  const canPromote = config.auth.adminPassword !== undefined;
  const isFirstRun = await readFirstRun(kv) !== null;
  const content = !user
    ? await signInPrompt(c, {
      title: t("logInFirst"),
      text: t("logInFirstText"),
      label: t("logIn"),
    })
    : user.role === "admin"
    ? <AlreadyAdmin isFirstRun={isFirstRun} />
    : <Setup user={user} canPromote={canPromote} isFirstRun={isFirstRun} />;
  return c.render(content, { title: t("adminSetupTitle"), styles: "authors" });
}

function AlreadyAdmin({ isFirstRun }: { isFirstRun: boolean }) {
  return (
    <EmptyPage icon={ShieldCheck} title={t("youAreAdministrator")}>
      <p>{isFirstRun ? t("stillBeingSetUp") : t("nothingToSetUp")}</p>
      <a className="button primary" href={to(isFirstRun ? "/" : "/admin")}>
        {isFirstRun ? t("goOn") : t("goToDashboard")}
      </a>
    </EmptyPage>
  );
}

type SetupProps = { user: User; canPromote: boolean; isFirstRun: boolean };

function Setup({ user, canPromote, isFirstRun }: SetupProps) {
  return (
    <div className="wrap admin-setup">
      <a className="back" href={to("/admin")}>
        <ArrowLeft aria-hidden="true" />
        {t("backToAdmin")}
      </a>
      <h1>{t("adminSetup")}</h1>
      <p className="lead">
        {t("adminSetupText")}
      </p>
      <Facts
        facts={[[t("account"), user.displayName], [t("userId"), <code key="id">{user.id}</code>]]}
      />
      {canPromote
        ? (
          <Island
            name="promote-form"
            of={PromoteForm}
            when="load"
            props={{ userId: user.id, isFirstRun }}
          />
        )
        : (
          <div className="notice">
            <strong>{t("noPasswordSet")}</strong>
            <p>
              {rich(t, "noPasswordText", { code: (words) => <code>{words}</code> })}
            </p>
          </div>
        )}
    </div>
  );
}
