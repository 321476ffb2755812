/** The account's menu: who is signed in, and where to go. A popover of the platform: no script. */
import { UserRound } from "lucide-react";
import type { User } from "../model/user.ts";
import { Avatar } from "./avatar.tsx";
import { LogOutForm } from "./sign_out_form.tsx";

const ID = "account-menu";

/** The avatar in the bar, and the menu that it opens. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <div className="account">
      <button type="button" className="account-button" popoverTarget={ID}>
        <Avatar name={user.displayName} photoURL={user.photoURL} />
        <span className="visually-hidden">Account of {user.displayName}</span>
      </button>
      <div id={ID} className="account-menu" popover="auto">
        <p>
          <strong>{user.displayName}</strong>
          <span>{user.email}</span>
        </p>
        <a href="/profile">
          <UserRound aria-hidden="true" />Profile
        </a>
        <LogOutForm className="" />
      </div>
    </div>
  );
}
