/** Makes a link by which several people come in. */
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { CopyableLink } from "../../lists/copyable_link.tsx";
import { useAttempt } from "../../lists/use_attempt.ts";
import { useHydrated } from "../../runtime/use_hydrated.ts";

/** The server's limit (MAX_LINK_USES of lib/model/account/sign_up.ts, which loads zod). */
const MAX_USES = 1000;

const DAYS = { 1: "One day", 7: "A week", 30: "30 days", 90: "90 days" };

export function MakeLink() {
  const alive = useHydrated();
  const [days, setDays] = useState("7");
  const [uses, setUses] = useState("30");
  const [path, setPath] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { problem, attempt } = useAttempt();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setPath(undefined);
    await attempt(async () => {
      const body = { days: Number(days), uses: Number(uses) };
      setPath((await api<{ path: string }>("POST", "/api/admin/invitations/links", body)).path);
    });
    setSending(false);
  };
  return (
    <form className="invite-form" onSubmit={send} aria-labelledby="invite-link">
      <h2 id="invite-link">Make a link</h2>
      <p className="soft">
        Those who have the link come in with any address, until it ends or was used so often. It is
        shown once.
      </p>
      <div>
        <label htmlFor="link-days">Good for</label>
        <select
          id="link-days"
          className="field"
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        >
          {Object.entries(DAYS).map(([days, words]) => (
            <option key={days} value={days}>{words}</option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="link-uses">People who may come in</label>
        <input
          id="link-uses"
          className="field"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={MAX_USES}
          value={uses}
          onChange={({ currentTarget }) => setUses(currentTarget.value)}
        />
      </div>
      <div className="row">
        <button
          type="submit"
          className="button primary"
          disabled={!alive}
          aria-disabled={isSending || undefined}
        >
          Make a link
        </button>
      </div>
      {path && <CopyableLink path={path} />}
      {problem && <p role="alert" className="field-error">{problem}</p>}
    </form>
  );
}
