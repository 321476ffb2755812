/** The archivists of a site with review: who they are, and the form that appoints one. */
import { type FormEvent, useRef, useState } from "react";
import { api } from "../../lib/device/api.ts";
import type { Archivist } from "../../lib/model/review/archivist.ts";
import { ActionButton } from "../../lib/ui/action_button.tsx";
import { Words } from "../../lib/ui/words.tsx";
import { useAttempt } from "../lists/use_attempt.ts";
import { useHydrated } from "../runtime/use_hydrated.ts";
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
  const alive = useHydrated();
  const [email, setEmail] = useState("");
  const [owners, setOwners] = useState("");
  const [isLimited, setLimited] = useState(false);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const { problem, attempt } = useAttempt();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    await attempt(async () => {
      const accounts = isLimited ? owners.split(/[\s,;]+/).filter(Boolean) : "all";
      await api("POST", "/api/admin/archivists", { email, accounts });
      toast({ title: "Archivist appointed", description: email });
      setEmail("");
      setOwners("");
      setLimited(false);
      await onAppointed();
    });
    busy.current = false;
    setSending(false);
  };
  return (
    <form className="invite-form" onSubmit={send} aria-labelledby="appoint">
      <h3 id="appoint">Appoint an archivist</h3>
      <div>
        <label htmlFor="archivist-email">E-mail address of somebody who has signed in here</label>
        <input
          id="archivist-email"
          className="field"
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </div>
      <div>
        <label htmlFor="archivist-scope">Reviews archives of</label>
        <select
          id="archivist-scope"
          className="field"
          value={isLimited ? "some" : "all"}
          onChange={({ currentTarget }) => setLimited(currentTarget.value === "some")}
        >
          <option value="all">all accounts</option>
          <option value="some">a collection of accounts</option>
        </select>
      </div>
      {isLimited && (
        <div>
          <label htmlFor="archivist-accounts">The accounts, one e-mail address a line</label>
          <textarea
            id="archivist-accounts"
            className="field"
            rows={4}
            required
            value={owners}
            onChange={({ currentTarget }) => setOwners(currentTarget.value)}
          />
        </div>
      )}
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <div className="row">
        <button
          type="submit"
          className="button primary"
          disabled={!alive}
          aria-disabled={isSending || undefined}
        >
          Appoint
        </button>
      </div>
    </form>
  );
}
