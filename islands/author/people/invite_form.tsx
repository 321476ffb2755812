/** Invites somebody to an archive: by an address, or anyone with a link. */
import { type FormEvent, useRef, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { CO_AUTHOR_ROLES, type CoAuthorRole } from "../../../lib/model/people/tour_role.ts";
import type { Invitation } from "../../../lib/model/people/invitation.ts";
import { CopyableLink } from "../../lists/copyable_link.tsx";
import { useAttempt } from "../../lists/use_attempt.ts";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { roleLabel } from "./role_label.ts";

type Props = { tourId: string; onInvited: (invitation: Invitation) => void };

/** What was made last: a link's path, or the address that was invited. */
type Made = { path?: string; email?: string };

export function InviteForm({ tourId, onInvited }: Props) {
  const alive = useHydrated();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<CoAuthorRole>("editor");
  const [made, setMade] = useState<Made>();
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const { problem, attempt } = useAttempt();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setMade(undefined);
    await attempt(async () => {
      type Answer = { invitation: Invitation; path?: string };
      const path = `/api/tours/${tourId}/invitations`;
      const answer = await api<Answer>("POST", path, { role, email });
      onInvited(answer.invitation);
      setMade({ path: answer.path, email: answer.invitation.email });
      setEmail("");
    });
    busy.current = false;
    setSending(false);
  };
  return (
    <form className="invite-form" onSubmit={send} aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <p className="soft">
        Nothing is sent. A person with an address finds the invitation in their profile; a link you
        send yourself.
      </p>
      <div>
        <label htmlFor="invite-email">E-mail address, or empty for a link</label>
        <input
          id="invite-email"
          className="field"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div>
        <label htmlFor="invite-role">Role</label>
        <select
          id="invite-role"
          className="field"
          value={role}
          onChange={(event) => setRole(event.target.value as CoAuthorRole)}
        >
          {CO_AUTHOR_ROLES.map((one) => <option key={one} value={one}>{roleLabel(one)}</option>)}
        </select>
      </div>
      <div className="row">
        <button
          type="submit"
          className="button primary"
          disabled={!alive}
          aria-disabled={isSending || undefined}
        >
          {email ? "Invite" : "Make a link"}
        </button>
      </div>
      {made?.path && <CopyableLink path={made.path} />}
      {made?.email && (
        <p role="status">
          {made.email}{" "}
          finds the invitation in their profile once they are signed in with this address.
        </p>
      )}
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </form>
  );
}
