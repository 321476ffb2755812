/** Invites people to the site: by address or domain, or with a link. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { CopyableLink } from "../../lists/copyable_link.tsx";
import { InviteAddresses } from "./invite_addresses.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("admin");

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

/** How long a link is good for, in days. */
const DAYS = [1, 7, 30, 90];
const WEEK = 7;

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
      action={t("makeLink")}
      result={path && <CopyableLink path={path} />}
    >
      <h2 id="invite-link">{t("makeLink")}</h2>
      <p className="soft">
        {t("makeLinkText")}
      </p>
      <Field
        label={t("goodFor")}
        options={DAYS.map((count) => [
          String(count),
          count === WEEK ? t("aWeek") : t("days", { count }),
        ])}
        value={days}
        set={setDays}
      />
      <Field
        label={t("peopleWhoMayCome")}
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
