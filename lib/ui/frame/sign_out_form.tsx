/** Sign-out: forms that work without script, and ask first with it (islands/shell/forms.ts). */
import { LogOut, type LucideIcon, MonitorX } from "lucide-react";
import { texts } from "../../texts/texts.ts";

const t = texts("shell");

/** Ends the session of this browser. */
export function LogOutForm({ className }: { className?: string }) {
  return (
    <SignOutForm
      action="/api/auth/logout"
      question={t("logOutQuestion")}
      text={t("logOutText")}
      label={t("logOut")}
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
      question={t("signOutEverywhereQuestion")}
      text={t("signOutEverywhereText")}
      label={t("signOutEverywhere")}
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
