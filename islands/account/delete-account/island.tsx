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
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("account");

type Props = { email: string; archives: OwnArchive[] };

export default function DeleteAccount({ email, archives }: Props) {
  const [all, setAll] = useState<FateChoice>({ fate: "leave", email: "" });
  const [each, setEach] = useState<Record<string, FateChoice>>({});
  const [keepsName, setKeepsName] = useState(true);
  const [typed, setTyped] = useState("");
  const [isDeleting, setDeleting] = useState(false);
  const attempts = useAttempt();

  const remove = async () => {
    const question = {
      title: t("deleteAccountTitle"),
      text: t("deleteAccountText"),
      action: t("delete"),
    };
    if (!await confirm(question)) return;
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
          {isDeleting ? t("deleting") : t("deleteMyAccount")}
        </>
      }
      after={<a className="button" href={to("/profile")}>{t("cancel")}</a>}
    >
      {archives.length > 0 && (
        <>
          <FateOfAll count={archives.length} value={all} onChange={setAll} />
          {archives.length > 1 && (
            <FateOfEach archives={archives} values={each} onChange={chooseOne} />
          )}
          {someStay && (
            <Choice
              label={t("keepMyName")}
              hint={t("keepMyNameHint")}
              checked={keepsName}
              set={setKeepsName}
            />
          )}
        </>
      )}
      <Field
        label={rich(t, "typeToConfirm", { email: <strong>{email}</strong> })}
        type="email"
        aria-describedby={attempts.problem && "account-problem"}
        value={typed}
        set={setTyped}
      />
    </Form>
  );
}
