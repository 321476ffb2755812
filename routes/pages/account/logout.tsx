/**
 * `/logout`: the logged-out page. It ends nothing: that takes a POST, which the form here sends.
 */
import { DoorOpen, UserRound } from "lucide-react";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { SignInLink } from "../../../lib/ui/frame/sign_in_link.tsx";
import { LogOutForm } from "../../../lib/ui/frame/sign_out_form.tsx";
import type { Ctx } from "../../context.ts";
import { signInTarget } from "./sign_in_target.ts";

export async function logoutPage(c: Ctx) {
  const user = await c.var.viewer();
  if (user) return c.render(<StillSignedIn name={user.displayName} />, { title: "Log out" });
  const isGone = c.req.query("account") === "deleted";
  return c.render(
    // Marks the page for islands/shell/logged_out.ts.
    <div data-logged-out="">
      <EmptyPage
        icon={DoorOpen}
        title={isGone ? "Your Account Is Deleted" : "Logged Out Successfully"}
      >
        <p>Thank you for visiting. You can keep exploring the archives without an account.</p>
        <div className="row">
          <a className="button primary" href="/">Return to Home</a>
          {!isGone && <SignInLink at={signInTarget(c)} popup={false}>Log In Again</SignInLink>}
        </div>
      </EmptyPage>
    </div>,
    { title: isGone ? "Account deleted" : "Logged out" },
  );
}

function StillSignedIn({ name }: { name: string }) {
  return (
    <EmptyPage icon={UserRound} title="You’re still signed in">
      <p>This browser is signed in as {name}.</p>
      <div className="row">
        <LogOutForm className="button primary" />
        <a className="button" href="/">Return to Home</a>
      </div>
    </EmptyPage>
  );
}
