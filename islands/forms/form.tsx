/** A form that is sent once at a time; the reason of a failure stands above its button. */
import type { ComponentProps, ReactNode } from "react";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { type Attempts, useAttempt } from "./use_attempt.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

type Props = Omit<ComponentProps<"form">, "action" | "onSubmit"> & {
  /** Resolves to the reason of a refusal, or rejects with it; the typed text stays. */
  onSend: (form: HTMLFormElement) => Promise<string | void>;
  /** The label of the button, and the one while it works. */
  action: ReactNode;
  working?: ReactNode;
  /** Whether the button cannot do anything yet. */
  disabled?: boolean;
  /** Whether another button is the loudest of the page. */
  isQuiet?: boolean;
  onCancel?: () => void;
  /** Other buttons of the row, before and after its own. */
  before?: ReactNode;
  after?: ReactNode;
  /** The result, below the buttons. */
  result?: ReactNode;
  /** For `aria-describedby` of a box. */
  problemId?: string;
  /** Those of the parent, which shows more of them. */
  attempts?: Attempts;
};

export function Form({ onSend, action, working = action, disabled, isQuiet, ...props }: Props) {
  const { onCancel, before, after, result, problemId, attempts, children, ...form } = props;
  const alive = useHydrated();
  const own = useAttempt();
  const { problem, isSending, send } = attempts ?? own;
  return (
    <form
      {...form}
      aria-busy={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        send(() => onSend(currentTarget));
      }}
    >
      {children}
      {problem && <p id={problemId} role="alert" className="field-error">{problem}</p>}
      <div className="row">
        {before}
        <button
          type="submit"
          className={isQuiet ? "button" : "button primary"}
          disabled={!alive || disabled}
          aria-disabled={isSending || undefined}
        >
          {isSending ? working : action}
        </button>
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>{t("cancel")}</button>
        )}
        {after}
      </div>
      {result}
    </form>
  );
}
