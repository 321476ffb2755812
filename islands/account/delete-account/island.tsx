/** The form by which people delete their account. */
import { UserX } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import {
  type FateChoice,
  FateOfAll,
  FateOfEach,
  type OwnArchive,
  toFate,
} from "./archive_fates.tsx";
import { sendRemoval } from "./send_removal.ts";
import { confirm } from "../../shell/confirm.ts";
import { visit } from "../../shell/visit.ts";

type Props = { email: string; archives: OwnArchive[] };

export default function DeleteAccount({ email, archives }: Props) {
  const [all, setAll] = useState<FateChoice>({ fate: "leave", email: "" });
  const [each, setEach] = useState<Record<string, FateChoice>>({});
  const [keepsName, setKeepsName] = useState(true);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // A second click comes before the first is drawn.
  const busy = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current || !await confirm(QUESTION)) return;
    busy.current = true;
    setBusy(true);
    const fates = Object.entries(each).map(([id, choice]) => [id, toFate(choice)] as const);
    const plan = { otherwise: toFate(all), exceptions: Object.fromEntries(fates), keepsName };
    const failed = await sendRemoval(plan, typed.trim());
    if (failed === undefined) return await visit("/logout?account=deleted");
    busy.current = false;
    setBusy(false);
    setProblem(failed);
  };
  const chooseOne = (id: string, choice: FateChoice | undefined) =>
    setEach(({ [id]: _, ...others }) => choice ? { ...others, [id]: choice } : others);
  const someStay = [all, ...Object.values(each)].some(({ fate }) => fate !== "delete");

  return (
    <form className="delete-account" onSubmit={submit} aria-busy={isBusy}>
      {archives.length > 0 && (
        <>
          <FateOfAll count={archives.length} value={all} onChange={setAll} />
          {archives.length > 1 && (
            <FateOfEach archives={archives} values={each} onChange={chooseOne} />
          )}
          {someStay && (
            <label className="choice">
              <input
                type="checkbox"
                checked={keepsName}
                onChange={({ currentTarget }) => setKeepsName(currentTarget.checked)}
              />
              <span>
                Keep my name as the creator of archives that stay
                <span className="soft">
                  Otherwise your name is removed as creator, also from earlier versions. A name in a
                  description or a recording stays.
                </span>
              </span>
            </label>
          )}
        </>
      )}
      <div className="field-group">
        <label htmlFor="account-email">
          Type <strong>{email}</strong> to confirm
        </label>
        <input
          id="account-email"
          className="field"
          type="email"
          autoComplete="off"
          value={typed}
          aria-describedby={problem && "account-problem"}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {problem && <p id="account-problem" role="alert" className="field-problem">{problem}</p>}
      <div className="row">
        <button
          type="submit"
          className="button primary"
          disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
          aria-disabled={isBusy || undefined}
        >
          <UserX aria-hidden="true" />
          {isBusy ? "Deleting..." : "Delete my account"}
        </button>
        <a className="button" href="/profile">Cancel</a>
      </div>
    </form>
  );
}

const QUESTION = {
  title: "Delete your account?",
  text: "You can’t undo this. You will be signed out on every device.",
  action: "Delete",
};
