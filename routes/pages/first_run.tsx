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
        <EmptyState heading="h1" icon={Sprout} title="This site is being set up">
          <p>Its first archives are on their way. Come back soon.</p>
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
      <h1>Set up this site</h1>
      <p className="lead">
        Visitors see that the site is being set up until it has its first archive.
      </p>
    </div>
    {children}
  </>
);

/** What makes the first administrator, who then finds the form here. */
const StepsOfHost = ({ auth: { provider, adminPassword } }: { auth: AuthConfig }) => (
  <details className="unfold first-run-steps">
    <summary>For the people who run this site</summary>
    <ol>
      <li>
        {provider.kind === "off"
          ? (
            <>
              Sign-in is off. Set <code>GOOGLE_CLIENT_ID</code> and{" "}
              <code>GOOGLE_CLIENT_SECRET</code>, or <code>OIDC_ISSUER</code>,{" "}
              <code>OIDC_CLIENT_ID</code> and{" "}
              <code>OIDC_CLIENT_SECRET</code>, and restart the server.
            </>
          )
          : "Sign-in is set up."}
      </li>
      <li>
        {adminPassword === undefined
          ? (
            <>
              No admin password is set. Set <code>ADMIN_PASSWORD</code>{" "}
              (16 characters or more), and restart the server. Until then nobody can become the
              administrator.
            </>
          )
          : (
            <>
              <a href="/admin-setup">Become the administrator</a> with the password that is set as
              {" "}
              <code>ADMIN_PASSWORD</code>.
            </>
          )}
      </li>
      <li>Then name the site here, and make its first archive or put a sample in.</li>
    </ol>
  </details>
);
