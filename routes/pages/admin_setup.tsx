/** `/admin-setup`: becoming an administrator, by a password that the host knows. */
import { ArrowLeft, ShieldCheck } from "lucide-react";
import PromoteForm from "../../islands/promote-form.tsx";
import type { User } from "../../lib/model/user.ts";
import { Island } from "../../lib/ui/island.tsx";
import { SignInPrompt } from "../../lib/ui/sign_in_link.tsx";
import type { Ctx } from "../context.ts";
import { page } from "./page.tsx";
import { signInAt } from "./sign_in_at.ts";

export async function adminSetupPage(c: Ctx) {
  const user = await c.var.viewer();
  const canPromote = c.var.parts.config.auth.adminPassword !== undefined;
  const content = !user
    ? (
      <SignInPrompt
        at={signInAt(c)}
        title="Log in first"
        text="Admin access is given to an account. Log in, and come back here."
        label="Log In"
      />
    )
    : user.role === "admin"
    ? <AlreadyAdmin />
    : <Setup user={user} canPromote={canPromote} />;
  return page(c, { title: "Admin setup" }, content);
}

function AlreadyAdmin() {
  return (
    <div className="wrap section">
      <div className="empty">
        <ShieldCheck aria-hidden="true" />
        <h1>You are an administrator</h1>
        <p>There is nothing left to set up.</p>
        <a className="button primary" href="/admin">To the dashboard</a>
      </div>
    </div>
  );
}

function Setup({ user, canPromote }: { user: User; canPromote: boolean }) {
  return (
    <div className="wrap admin-setup">
      <a className="back" href="/admin">
        <ArrowLeft aria-hidden="true" />Back to Admin
      </a>
      <h1>Admin Setup</h1>
      <p className="lead">
        With the development admin password, which the host of this server knows, your account can
        manage all archives.
      </p>
      <dl className="details">
        <div>
          <dt>Account</dt>
          <dd>{user.displayName}</dd>
        </div>
        <div>
          <dt>User ID</dt>
          <dd>
            <code>{user.id}</code>
          </dd>
        </div>
      </dl>
      {canPromote
        ? <Island name="promote-form" of={PromoteForm} when="load" props={{ userId: user.id }} />
        : (
          <div className="notice">
            <strong>No admin password is set on this server</strong>
            <p>
              The host sets the variable <code>ADMIN_PASSWORD</code>{" "}
              (16 characters or more) and starts the server anew. Until then nobody can be promoted.
            </p>
          </div>
        )}
    </div>
  );
}
