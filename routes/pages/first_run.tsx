/** `/` of a new site without archives: a calm page for visitors, and what is left to set up. */
import { Sprout } from "lucide-react";
import type { ReactNode } from "react";
import FirstRunForm from "../../islands/admin/first-run.island.tsx";
import type { AuthConfig } from "../../lib/auth/auth_config.ts";
import type { FirstRun } from "../../lib/store/site/first_run.ts";
import { readSiteSettings } from "../../lib/store/site/site.ts";
import { EmptyState } from "../../lib/ui/empty_state.tsx";
import { SignInLink } from "../../lib/ui/frame/sign_in_link.tsx";
import { Island } from "../../lib/ui/island.tsx";
import type { Ctx } from "../context.ts";
import { uncached } from "../middleware/caching.ts";
import { signInTarget } from "./account/sign_in_target.ts";
import { to } from "../../lib/texts/paths.ts";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";

const t = texts("accounts");

/** Not stored by any cache: no revision says that the set-up has ended. */
export async function firstRunPage(c: Ctx, { hasAdmin }: FirstRun) {
  const user = await c.var.viewer();
  const { kv, config: { auth } } = c.var.parts;
  const content = user?.role === "admin"
    ? (
      <SetUp>
        <Island
          name="first-run"
          of={FirstRunForm}
          when="load"
          props={{ stored: await readSiteSettings(kv) }}
        />
      </SetUp>
    )
    : (
      <>
        <EmptyState heading="h1" icon={Sprout} title={t("siteIsSetUp")}>
          <p>{t("siteIsSetUpText")}</p>
          {!user && auth.provider.kind !== "off" && (
            <SignInLink at={signInTarget(c)} className="button primary" />
          )}
        </EmptyState>
        {!hasAdmin && <StepsOfHost auth={auth} />}
      </>
    );
  return uncached(c, 200).render(
    <div className="wrap section first-run" data-message-page="">{content}</div>,
    { styles: "authors", isIndexed: false },
  );
}

const SetUp = ({ children }: { children: ReactNode }) => (
  <>
    <div className="page-head">
      <h1>{t("setUpSite")}</h1>
      <p className="lead">{t("setUpText")}</p>
    </div>
    {children}
  </>
);

/** What makes the first administrator, who then finds the form here. */
const StepsOfHost = ({ auth: { provider, adminPassword } }: { auth: AuthConfig }) => (
  <details className="unfold first-run-steps">
    <summary>{t("forHosts")}</summary>
    <ol>
      <li>
        {provider.kind === "off"
          ? rich(t, "setSignIn", { code: (text) => <code>{text}</code> })
          : t("signInIsSet")}
      </li>
      <li>
        {adminPassword === undefined
          ? rich(t, "setAdminPassword", { code: (text) => <code>{text}</code> })
          : (
            <>
              {rich(t, "becomeAdministrator", {
                link: (text) => <a href={to("/admin-setup")}>{text}</a>,
                code: (text) => <code>{text}</code>,
              })}
            </>
          )}
      </li>
      <li>{t("thenNameSite")}</li>
    </ol>
  </details>
);
