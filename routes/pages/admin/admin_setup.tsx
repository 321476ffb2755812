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

export async function adminSetupPage(c: Ctx) {
  const user = await c.var.viewer();
  const { kv, config } = c.var.parts;
  const canPromote = config.auth.adminPassword !== undefined;
  const isFirstRun = await readFirstRun(kv) !== null;
  const content = !user
    ? await signInPrompt(c, {
      title: "Log in first",
      text: "Log in first, then come back to this page.",
      label: "Log In",
    })
    : user.role === "admin"
    ? <AlreadyAdmin isFirstRun={isFirstRun} />
    : <Setup user={user} canPromote={canPromote} isFirstRun={isFirstRun} />;
  return c.render(content, { title: "Admin setup", styles: "authors" });
}

function AlreadyAdmin({ isFirstRun }: { isFirstRun: boolean }) {
  return (
    <EmptyPage icon={ShieldCheck} title="You’re an administrator">
      <p>{isFirstRun ? "The site is still being set up." : "There’s nothing left to set up."}</p>
      <a className="button primary" href={isFirstRun ? "/" : "/admin"}>
        {isFirstRun ? "Go on" : "Go to the dashboard"}
      </a>
    </EmptyPage>
  );
}

type SetupProps = { user: User; canPromote: boolean; isFirstRun: boolean };

function Setup({ user, canPromote, isFirstRun }: SetupProps) {
  return (
    <div className="wrap admin-setup">
      <a className="back" href="/admin">
        <ArrowLeft aria-hidden="true" />Back to Admin
      </a>
      <h1>Admin Setup</h1>
      <p className="lead">
        Enter the development admin password to let your account manage all archives. The people who
        run this site know it.
      </p>
      <Facts
        facts={[["Account", user.displayName], ["User ID", <code key="id">{user.id}</code>]]}
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
            <strong>No admin password is set on this server</strong>
            <p>
              To allow promotion, the host sets <code>ADMIN_PASSWORD</code>{" "}
              (16 characters or more) and restarts the server. Until then, nobody can be promoted.
            </p>
          </div>
        )}
    </div>
  );
}
