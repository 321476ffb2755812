/** The form by which a user becomes an administrator. */
import { ShieldCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api, ApiError, messageOf } from "../../lib/device/api.ts";
import { toast } from "../shell/toasts.ts";
import { visit } from "../shell/visit.ts";

/** From the success to the dashboard, in milliseconds. */
const REDIRECT_DELAY = 1500;

/** `isFirstRun`: setting up the site goes on at its start page. */
type Props = { userId: string; isFirstRun: boolean };

export default function PromoteForm({ userId, isFirstRun }: Props) {
  const [password, setPassword] = useState("");
  const [state, setState] = useState<"ready" | "busy" | "done">("ready");
  const [problem, setProblem] = useState<string>();
  // A second press comes before the first is drawn.
  const busy = useRef(false);

  useEffect(() => {
    if (state !== "done") return;
    const timer = setTimeout(() => visit(isFirstRun ? "/" : "/admin"), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [state, isFirstRun]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setState("busy");
    setProblem(undefined);
    try {
      await api("POST", "/api/admin/promote", { userId, adminPassword: password });
      setState("done");
    } catch (error) {
      setState("ready");
      const signedOut = error instanceof ApiError && error.status === 401;
      const message = messageOf(error) || "Check the password";
      setProblem(signedOut ? "Please log in first" : message);
      const title = signedOut ? "Please log in first" : `Failed to promote to admin: ${message}`;
      toast({ title, kind: "error" });
    } finally {
      busy.current = false;
    }
  };

  if (state === "done") {
    return (
      <p className="notice success" role="status">
        <strong>You’re now an administrator.</strong>{" "}
        {isFirstRun ? "The next step is opening." : "The dashboard is opening."}
      </p>
    );
  }
  return (
    <form className="promote" onSubmit={submit} aria-busy={state === "busy"}>
      <label htmlFor="admin-password">Development admin password</label>
      <input
        id="admin-password"
        type="password"
        className="field"
        autoComplete="off"
        value={password}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && "admin-password-problem"}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {problem && <p id="admin-password-problem" className="field-problem">{problem}</p>}
      <button
        type="submit"
        className="button primary"
        disabled={password === ""}
        aria-disabled={state === "busy" || undefined}
      >
        <ShieldCheck aria-hidden="true" />Promote to Admin
      </button>
    </form>
  );
}
