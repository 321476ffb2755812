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

type Props = { archivists: Archivist[] };

export default function Archivists({ archivists: given }: Props) {
  const [archivists, setArchivists] = useState(given);
  const { problem, attempt } = useAttempt();
  const refresh = async () => setArchivists(await api("GET", "/api/admin/archivists"));
  const take = ({ userId, name }: Archivist) =>
    attempt(async () => {
      await api("DELETE", `/api/admin/archivists/${userId}`);
      toast({ title: "No longer an archivist", description: name });
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
                    {one.accounts === "all"
                      ? "Archives of all accounts"
                      : `Archives of ${one.accounts.join(", ") || "nobody"}`}
                  </span>
                </p>
              </div>
              <div className="own-actions">
                <ActionButton className="button" onAction={() => take(one)}>
                  Take away<span className="visually-hidden">
                    the role of archivist from {one.name}
                  </span>
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

function AppointForm({ onAppointed }: { onAppointed: () => Promise<void> }) {
  const [email, setEmail] = useState("");
  const [owners, setOwners] = useState("");
  const [scope, setScope] = useState("all");
  const appoint = async () => {
    const accounts = scope === "all" ? scope : owners.split(/[\s,;]+/).filter(Boolean);
    await api("POST", "/api/admin/archivists", { email, accounts });
    toast({ title: "Archivist appointed", description: email });
    setEmail("");
    setOwners("");
    setScope("all");
    await onAppointed();
  };
  return (
    <Form className="invite-form" aria-labelledby="appoint" onSend={appoint} action="Appoint">
      <h3 id="appoint">Appoint an archivist</h3>
      <Field
        label="E-mail address of somebody who has signed in here"
        type="email"
        required
        value={email}
        set={setEmail}
      />
      <Field
        label="Reviews archives of"
        options={[["all", "all accounts"], ["some", "a collection of accounts"]]}
        value={scope}
        set={setScope}
      />
      {scope === "some" && (
        <Field
          label="The accounts, one e-mail address a line"
          rows={4}
          required
          value={owners}
          set={setOwners}
        />
      )}
    </Form>
  );
}
