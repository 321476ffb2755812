/** The form by which people delete their account. */
import { UserX } from "lucide-react";
import { useState } from "react";
import {
  type FateChoice,
  FateOfAll,
  FateOfEach,
  type OwnArchive,
  toFate,
} from "./archive_fates.tsx";
import { sendRemoval } from "./send_removal.ts";
import { Choice, Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";
import { visit } from "../../shell/visit.ts";

type Props = { email: string; archives: OwnArchive[] };

export default function DeleteAccount({ email, archives }: Props) {
  const [all, setAll] = useState<FateChoice>({ fate: "leave", email: "" });
  const [each, setEach] = useState<Record<string, FateChoice>>({});
  const [keepsName, setKeepsName] = useState(true);
  const [typed, setTyped] = useState("");
  const [isDeleting, setDeleting] = useState(false);
  const attempts = useAttempt();

  const remove = async () => {
    if (!await confirm(QUESTION)) return;
    setDeleting(true);
    const fates = Object.entries(each).map(([id, choice]) => [id, toFate(choice)] as const);
    const plan = { otherwise: toFate(all), exceptions: Object.fromEntries(fates), keepsName };
    const failed = await sendRemoval(plan, typed.trim());
    if (failed === undefined) await visit("/logout?account=deleted");
    setDeleting(false);
    return failed;
  };
  const chooseOne = (id: string, choice: FateChoice | undefined) =>
    setEach(({ [id]: _, ...others }) => choice ? { ...others, [id]: choice } : others);
  const someStay = [all, ...Object.values(each)].some(({ fate }) => fate !== "delete");

  return (
    <Form
      className="delete-account"
      onSend={remove}
      attempts={attempts}
      problemId="account-problem"
      disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
      action={
        <>
          <UserX aria-hidden="true" />
          {isDeleting ? "Deleting..." : "Delete my account"}
        </>
      }
      after={<a className="button" href="/profile">Cancel</a>}
    >
      {archives.length > 0 && (
        <>
          <FateOfAll count={archives.length} value={all} onChange={setAll} />
          {archives.length > 1 && (
            <FateOfEach archives={archives} values={each} onChange={chooseOne} />
          )}
          {someStay && (
            <Choice
              label="Keep my name as the creator of archives that stay"
              hint="Otherwise your name is removed as creator, also from earlier versions. A name in a description or a recording stays."
              checked={keepsName}
              set={setKeepsName}
            />
          )}
        </>
      )}
      <Field
        label={
          <>
            Type <strong>{email}</strong> to confirm
          </>
        }
        type="email"
        aria-describedby={attempts.problem && "account-problem"}
        value={typed}
        set={setTyped}
      />
    </Form>
  );
}

const QUESTION = {
  title: "Delete your account?",
  text: "You can’t undo this. You will be signed out on every device.",
  action: "Delete",
};
