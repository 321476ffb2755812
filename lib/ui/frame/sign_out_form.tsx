/** Sign-out: forms that work without script, and ask first with it (islands/shell/forms.ts). */
import { LogOut, type LucideIcon, MonitorX } from "lucide-react";

const FILES_GO = "Recordings and pictures that haven’t been sent yet are removed from this device.";

/** Ends the session of this browser. */
export function LogOutForm({ className }: { className?: string }) {
  return (
    <SignOutForm
      action="/api/auth/logout"
      question="Log out?"
      text={`You can sign in again at any time. Your archives and drafts stay. ${FILES_GO}`}
      label="Log Out"
      icon={LogOut}
      className={className}
    />
  );
}

/** Ends the sessions of the user on all devices. */
export function SignOutEverywhereForm() {
  return (
    <SignOutForm
      action="/api/auth/logout-everywhere"
      question="Sign out everywhere?"
      text={`You will be signed out on every phone and computer, including this one. ${FILES_GO}`}
      label="Sign out everywhere"
      icon={MonitorX}
    />
  );
}

type Props = {
  action: string;
  /** The question before, and its explanation. */
  question: string;
  text: string;
  /** The texts of the buttons, in the form and in the question. */
  label: string;
  icon: LucideIcon;
  className?: string;
};

function SignOutForm(
  { action, question, text, label, icon: Icon, className = "button" }: Props,
) {
  return (
    <form
      method="post"
      action={action}
      data-sign-out=""
      data-turbo-confirm={text}
      data-confirm-title={question}
      data-confirm-action={label}
    >
      <button type="submit" className={className}>
        <Icon aria-hidden="true" />
        {label}
      </button>
    </form>
  );
}
