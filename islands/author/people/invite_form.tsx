/** Invites somebody to an archive: by an address, or anyone with a link. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import type { GivenRole } from "../../../lib/model/people/tour_role.ts";
import type { Invitation } from "../../../lib/model/people/invitation.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { CopyableLink } from "../../lists/copyable_link.tsx";
import { RoleFields } from "./role_fields.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

type Props = {
  tourId: string;
  languages: string[];
  onInvited: (invitation: Invitation) => void;
};

/** A link's path, or the address that was invited. */
type Made = { path?: string; email?: string };

export function InviteForm({ tourId, languages, onInvited }: Props) {
  const [email, setEmail] = useState("");
  const [given, setGiven] = useState<GivenRole>({ role: "editor" });
  const [made, setMade] = useState<Made>();
  const invite = async () => {
    setMade(undefined);
    type Answer = { invitation: Invitation; path?: string };
    const path = `/api/tours/${tourId}/invitations`;
    const answer = await api<Answer>("POST", path, { ...given, email });
    onInvited(answer.invitation);
    setMade({ path: answer.path, email: answer.invitation.email });
    setEmail("");
  };
  return (
    <Form
      className="invite-form"
      aria-labelledby="invite"
      onSend={invite}
      action={email ? t("invite") : t("makeALink")}
      result={made?.path ? <CopyableLink path={made.path} /> : made?.email && (
        <p role="status">
          {t("findsInvitation", { email: made.email })}
        </p>
      )}
    >
      <h2 id="invite">{t("inviteSomebody")}</h2>
      <p className="soft">{t("inviteText")}</p>
      <Field
        label={t("addressOrLink")}
        type="email"
        value={email}
        set={setEmail}
      />
      <RoleFields {...{ given, set: setGiven, languages }} />
    </Form>
  );
}
