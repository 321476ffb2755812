/**
 * Says that the server does not know the author, and offers the sign-in, after which the form
 * continues.
 */
import { LogIn } from "lucide-react";
import { type SignedOutReason, signInNote } from "../drafts/notices.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

const ID = "sign-in-note";

type Props = {
  shown: boolean;
  /** Why the server no longer knows the author; missing if it never did. */
  why?: SignedOutReason;
  /** The reason why the session ended, if the server gave one. */
  reason?: string;
  /** Whether this device has a copy of the form. */
  hasCopy: boolean;
  href: string;
};

export function SignInNote({ shown, why, reason, hasCopy, href }: Props) {
  if (!shown) return null;
  return (
    <div id={ID} className="notice sign-in-note" role="status" data-expired={why && ""}>
      <p>{reason ?? signInNote(why, hasCopy)}</p>
      <a className="button" href={href} data-turbo="false" data-sign-in="">
        <LogIn aria-hidden="true" />
        {t("signIn")}
      </a>
    </div>
  );
}

/** Scrolls to the note and focuses its link, because the form cannot be sent without a sign-in. */
export function askToSignIn(): void {
  requestAnimationFrame(() => {
    const note = document.getElementById(ID);
    note?.scrollIntoView({ block: "center" });
    note?.querySelector("a")?.focus({ preventScroll: true });
  });
}
