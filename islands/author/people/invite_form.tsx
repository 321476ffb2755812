/** Invites somebody to an archive: by an address, or anyone with a link. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { CO_AUTHOR_ROLES } from "../../../lib/model/people/tour_role.ts";
import type { Invitation } from "../../../lib/model/people/invitation.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { CopyableLink } from "../../lists/copyable_link.tsx";
import { roleLabel } from "./role_label.ts";

type Props = { tourId: string; onInvited: (invitation: Invitation) => void };

/** A link's path, or the address that was invited. */
type Made = { path?: string; email?: string };

const ROLES = CO_AUTHOR_ROLES.map((role) => [role, roleLabel(role)] as const);

export function InviteForm({ tourId, onInvited }: Props) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState("editor");
  const [made, setMade] = useState<Made>();
  const invite = async () => {
    setMade(undefined);
    type Answer = { invitation: Invitation; path?: string };
    const path = `/api/tours/${tourId}/invitations`;
    const answer = await api<Answer>("POST", path, { role, email });
    onInvited(answer.invitation);
    setMade({ path: answer.path, email: answer.invitation.email });
    setEmail("");
  };
  return (
    <Form
      className="invite-form"
      aria-labelledby="invite"
      onSend={invite}
      action={email ? "Invite" : "Make a link"}
      result={made?.path ? <CopyableLink path={made.path} /> : made?.email && (
        <p role="status">
          {made.email}{" "}
          finds the invitation in their profile once they are signed in with this address.
        </p>
      )}
    >
      <h2 id="invite">Invite somebody</h2>
      <p className="soft">
        Nothing is sent. A person with an address finds the invitation in their profile; a link you
        send yourself.
      </p>
      <Field
        label="E-mail address, or empty for a link"
        type="email"
        value={email}
        set={setEmail}
      />
      <Field label="Role" options={ROLES} value={role} set={setRole} />
    </Form>
  );
}
