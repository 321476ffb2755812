/** Invites people to the site: by address or domain, or with a link. */
import { InviteAddresses } from "./invite_addresses.tsx";
import { MakeLink } from "./make_link.tsx";

export default function InviteNewcomers() {
  return (
    <div className="sign-up-forms">
      <InviteAddresses />
      <MakeLink />
    </div>
  );
}
