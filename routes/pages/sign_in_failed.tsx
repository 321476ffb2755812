/** `/sign-in-failed`: why a sign-in by page change did not work. */
import { KeyRound } from "lucide-react";
import { safeReturnPath } from "../../lib/auth/return_path.ts";
import { SIGN_IN_ALERTS, type SignInFailure } from "../../lib/model/sign_in.ts";
import type { Ctx } from "../context.ts";
import { page } from "./page.tsx";

export function signInFailed(c: Ctx) {
  const { provider } = c.var.parts.config.auth;
  const reason = c.req.query("reason") ?? "";
  const next = safeReturnPath(c.req.query("next"));
  const alert = SIGN_IN_ALERTS[isFailure(reason) ? reason : "failed"];
  return page(
    c,
    { title: "Sign in" },
    <div className="wrap section">
      <div className="empty">
        <KeyRound aria-hidden="true" />
        <h1>Not signed in</h1>
        <p role="alert">{alert}</p>
        {provider.kind === "off" ? <p>{provider.why}</p> : (
          <a
            className="button primary"
            href={`/api/login?next=${encodeURIComponent(next)}`}
            data-turbo="false"
          >
            Try again
          </a>
        )}
        <a className="button" href={next}>Go on without signing in</a>
      </div>
    </div>,
  );
}

const isFailure = (reason: string): reason is SignInFailure =>
  Object.hasOwn(SIGN_IN_ALERTS, reason);
