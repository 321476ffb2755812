/** The archivists of a site with review: who they are, and the form that appoints one. */
import { useState } from "react";
import { api } from "../../lib/device/api.ts";
import type { Archivist } from "../../lib/model/review/archivist.ts";
import { ActionButton } from "../../lib/ui/action_button.tsx";
import { Words } from "../../lib/ui/words.tsx";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/form.tsx";
import { useAttempt } from "../forms/use_attempt.ts";
import { toast } from "../shell/toasts.ts";
import { list } from "../../lib/texts/formats.ts";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";

const t = texts("admin");

type Props = { archivists: Archivist[] };

export default function Archivists({ archivists: given }: Props) {
  const [archivists, setArchivists] = useState(given);
  const { problem, attempt } = useAttempt();
  const refresh = async () => setArchivists(await api("GET", "/api/admin/archivists"));
  const take = ({ userId, name }: Archivist) =>
    attempt(async () => {
      await api("DELETE", `/api/admin/archivists/${userId}`);
      toast({ title: t("archivistGone"), description: name });
      await refresh();
    });
  return (
    <>
      {archivists.length > 0 && (
        <ul role="list" className="own-list">
          {archivists.map((one) => (
            <li key={one.userId}>
              <div>
                <h3>
                  <Words>{one.name}</Words>
                </h3>
                <p className="meta">
                  <span>
                    {accountsText(one)}
                  </span>
                </p>
              </div>
              <div className="own-actions">
                <ActionButton className="button" onAction={() => take(one)}>
                  {rich(t, "takeRole", {
                    hidden: (words) => <span className="visually-hidden">{words}</span>,
                    name: one.name,
                  })}
                </ActionButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <AppointForm onAppointed={refresh} />
    </>
  );
}

/** Whose archives an archivist reviews. */
function accountsText({ accounts }: Archivist): string {
  if (accounts === "all") return t("ofAllAccounts");
  return accounts.length > 0 ? t("ofAccounts", { accounts: list(accounts) }) : t("ofNobody");
}

function AppointForm({ onAppointed }: { onAppointed: () => Promise<void> }) {
  const [email, setEmail] = useState("");
  const [owners, setOwners] = useState("");
  const [scope, setScope] = useState("all");
  const appoint = async () => {
    const accounts = scope === "all" ? scope : owners.split(/[\s,;]+/).filter(Boolean);
    await api("POST", "/api/admin/archivists", { email, accounts });
    toast({ title: t("archivistAppointed"), description: email });
    setEmail("");
    setOwners("");
    setScope("all");
    await onAppointed();
  };
  return (
    <Form className="invite-form" aria-labelledby="appoint" onSend={appoint} action={t("appoint")}>
      <h3 id="appoint">{t("appointArchivist")}</h3>
      <Field
        label={t("archivistAddress")}
        type="email"
        required
        value={email}
        set={setEmail}
      />
      <Field
        label={t("reviewsOf")}
        options={[["all", t("allAccounts")], ["some", t("someAccounts")]]}
        value={scope}
        set={setScope}
      />
      {scope === "some" && (
        <Field
          label={t("accountsByLine")}
          rows={4}
          required
          value={owners}
          set={setOwners}
        />
      )}
    </Form>
  );
}
