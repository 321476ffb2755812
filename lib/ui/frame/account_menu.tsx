/**
 * The account's menu: the signed-in user, and links. A native popover, without script; in browsers
 * without popovers (Safari before 17), the style sheet shows it while it has the focus.
 */
import { UserRound } from "lucide-react";
import type { User } from "../../model/account/user.ts";
import { Avatar } from "./avatar.tsx";
import { LogOutForm } from "./sign_out_form.tsx";
import { Words } from "../words.tsx";
import { to } from "../../texts/paths.ts";
import { texts } from "../../texts/texts.ts";
import { rich } from "../rich.tsx";

const t = texts("shell");

const ID = "account-menu";

/** The avatar in the bar, and the menu that it opens. */
export function AccountMenu({ user }: { user: User }) {
  return (
    // Safari does not focus a tapped button, but this element around it.
    <div className="account" tabIndex={-1}>
      <button type="button" className="account-button" popoverTarget={ID}>
        <Avatar name={user.displayName} photoURL={user.photoURL} />
        <span className="visually-hidden">
          {rich(t, "accountOf", { name: <Words>{user.displayName}</Words> })}
        </span>
      </button>
      <div id={ID} className="account-menu" popover="auto">
        <p>
          <strong>
            <Words>{user.displayName}</Words>
          </strong>
          <span>{user.email}</span>
        </p>
        <a href={to("/profile")}>
          <UserRound aria-hidden="true" />
          {t("profile")}
        </a>
        <LogOutForm className="" />
      </div>
    </div>
  );
}
