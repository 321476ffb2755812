/** `/logout`: the logged-out page. It ends nothing: that takes a POST, which the form here sends. */
import { DoorOpen, UserRound } from "lucide-react";
import { SignInLink } from "../../lib/ui/sign_in_link.tsx";
import { LogOutForm } from "../../lib/ui/sign_out_form.tsx";
import type { Ctx } from "../context.ts";
import { page } from "./page.tsx";
import { signInAt } from "./sign_in_at.ts";

export async function logoutPage(c: Ctx) {
  const user = await c.var.viewer();
  if (user) return page(c, { title: "Log out" }, <StillHere name={user.displayName} />);
  return page(
    c,
    { title: "Logged out" },
    <div className="wrap section" data-logged-out="">
      <div className="empty">
        <DoorOpen aria-hidden="true" />
        <h1>Logged Out Successfully</h1>
        <p>Thank you for the visit. The archives stay open to all, with or without an account.</p>
        <div className="row">
          <a className="button primary" href="/">Return to Home</a>
          <SignInLink at={signInAt(c)} popup={false}>Log In Again</SignInLink>
        </div>
      </div>
    </div>,
  );
}

function StillHere({ name }: { name: string }) {
  return (
    <div className="wrap section">
      <div className="empty">
        <UserRound aria-hidden="true" />
        <h1>You are still logged in</h1>
        <p>This browser is signed in as {name}.</p>
        <div className="row">
          <LogOutForm className="button primary" />
          <a className="button" href="/">Return to Home</a>
        </div>
      </div>
    </div>
  );
}
