/** Invites people to the site: by address or domain, or with a link. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { CopyableLink } from "../../lists/copyable_link.tsx";
import { InviteAddresses } from "./invite_addresses.tsx";

export default function InviteNewcomers() {
  return (
    <div className="sign-up-forms">
      <InviteAddresses />
      <MakeLink />
    </div>
  );
}

/** The server's limit (MAX_LINK_USES of lib/model/account/sign_up.ts, which loads zod). */
const MAX_USES = 1000;

const DAYS = [["1", "One day"], ["7", "A week"], ["30", "30 days"], ["90", "90 days"]] as const;

/** Makes a link by which several people come in. */
function MakeLink() {
  const [days, setDays] = useState("7");
  const [uses, setUses] = useState("30");
  const [path, setPath] = useState<string>();
  const make = async () => {
    setPath(undefined);
    const body = { days: Number(days), uses: Number(uses) };
    setPath((await api<{ path: string }>("POST", "/api/admin/invitations/links", body)).path);
  };
  return (
    <Form
      className="invite-form"
      aria-labelledby="invite-link"
      onSend={make}
      action="Make a link"
      result={path && <CopyableLink path={path} />}
    >
      <h2 id="invite-link">Make a link</h2>
      <p className="soft">
        Those who have the link come in with any address, until it ends or was used so often. It is
        shown once.
      </p>
      <Field label="Good for" options={DAYS} value={days} set={setDays} />
      <Field
        label="People who may come in"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={MAX_USES}
        value={uses}
        set={setUses}
      />
    </Form>
  );
}
