/** The form by which a user becomes an administrator. */
import { ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { api, ApiError, messageOf } from "../../lib/device/api.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/form.tsx";
import { useAttempt } from "../forms/use_attempt.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";

const t = texts("admin");

/** From the success to the dashboard, in milliseconds. */
const REDIRECT_DELAY = 1500;

/** `isFirstRun`: setting up the site goes on at its start page. */
type Props = { userId: string; isFirstRun: boolean };

export default function PromoteForm({ userId, isFirstRun }: Props) {
  const [password, setPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const attempts = useAttempt();

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => visit(isFirstRun ? "/" : "/admin"), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isDone, isFirstRun]);

  const promote = async () => {
    try {
      await api("POST", "/api/admin/promote", { userId, adminPassword: password });
      setDone(true);
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.status === 401;
      const reason = isSignedOut ? t("logInFirst") : messageOf(error) || t("checkPassword");
      const title = isSignedOut ? reason : t("promoteFailed", { reason });
      toast({ title, kind: "error" });
      return reason;
    }
  };

  if (isDone) {
    return (
      <p className="notice success" role="status">
        {rich(t, isFirstRun ? "promotedNext" : "promotedDashboard", {
          strong: (words) => <strong>{words}</strong>,
        })}
      </p>
    );
  }
  return (
    <Form
      onSend={promote}
      attempts={attempts}
      problemId="admin-password-problem"
      disabled={password === ""}
      action={
        <>
          <ShieldCheck aria-hidden="true" />
          {t("promote")}
        </>
      }
    >
      <Field
        label={t("adminPassword")}
        type="password"
        aria-invalid={attempts.problem !== undefined}
        aria-describedby={attempts.problem && "admin-password-problem"}
        value={password}
        set={setPassword}
      />
    </Form>
  );
}
