/** Says that the server does not know who writes, and offers the sign-in, after which the form goes on. */
import { LogIn } from "lucide-react";

const ID = "sign-in-note";

type Props = { shown: boolean; expired: boolean; href: string };

export function SignInNote({ shown, expired, href }: Props) {
  if (!shown) return null;
  return (
    <div id={ID} className="notice sign-in-note" role="status">
      <p>
        {expired
          ? "Your session has ended. What you wrote is kept on this device: sign in again to save it."
          : "You can write without signing in: this device keeps it. Sign in to save drafts, and to create the archive."}
      </p>
      <a className="button" href={href} data-turbo="false" data-sign-in="">
        <LogIn aria-hidden="true" />Sign In
      </a>
    </div>
  );
}

/** Brings the note before whoever tried to send without being signed in. */
export function askToSignIn(): void {
  requestAnimationFrame(() => {
    const note = document.getElementById(ID);
    note?.scrollIntoView({ block: "center" });
    note?.querySelector("a")?.focus({ preventScroll: true });
  });
}
