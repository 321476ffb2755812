/**
 * Sign-out: forms that work without script, and ask first where there is one
 * (islands/shell/forms.ts).
 */
import { LogOut, MonitorX } from "lucide-react";

/** Ends the session of this browser. */
export function LogOutForm({ className = "button" }: { className?: string }) {
  return (
    <form
      method="post"
      action="/api/auth/logout"
      data-sign-out=""
      data-turbo-confirm="You can sign in again at any time. What you made stays where it is."
      data-confirm-title="Log out?"
      data-confirm-action="Log Out"
    >
      <button type="submit" className={className}>
        <LogOut aria-hidden="true" />Log Out
      </button>
    </form>
  );
}

/** Ends the sessions of the user on all devices. */
export function SignOutEverywhereForm() {
  return (
    <form
      method="post"
      action="/api/auth/logout-everywhere"
      data-sign-out=""
      data-turbo-confirm="Every phone and computer on which you are signed in is signed out, this one too."
      data-confirm-title="Sign out everywhere?"
      data-confirm-action="Sign out everywhere"
    >
      <button type="submit" className="button">
        <MonitorX aria-hidden="true" />Sign out everywhere
      </button>
    </form>
  );
}
