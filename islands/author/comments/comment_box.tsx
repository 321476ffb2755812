/**
 * The box of a comment. What is typed stays on this device until it is sent. It is no `<form>`,
 * because it also stands in the form of an archive.
 */
import { useEffect, useId, useRef, useState } from "react";
import { messageOf } from "../../../lib/device/api.ts";
import { MAX_COMMENT } from "../../../lib/model/people/comment_limits.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { boxOf, type CommentPlace } from "./kept_texts.ts";
import { useKeptText } from "./use_kept_text.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

type Props = {
  place: CommentPlace;
  label: string;
  action: string;
  /** The text that is edited. */
  initial?: string;
  takesFocus?: boolean;
  /** Rejects when the text was not sent. `key` is the same for each try with one text. */
  onSend: (text: string, key: string) => Promise<void>;
  /** Closes the box; the text is forgotten. */
  onCancel?: () => void;
};

export function CommentBox({ place, label, action, initial = "", ...props }: Props) {
  const { takesFocus, onSend, onCancel } = props;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, type, beginSending, forget } = useKeptText(boxOf(place), initial);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, []);

  const send = async () => {
    if (text.trim() === "") {
      setProblem(t("writeSomethingFirst"));
      box.current?.focus();
      return;
    }
    setProblem(undefined);
    const { key, isKept } = beginSending();
    try {
      await onSend(text, key);
      forget();
    } catch (error) {
      const message = messageOf(error);
      setProblem(await isKept ? t("notSentKept", { message }) : t("notSent", { message }));
    }
  };
  const cancel = () => {
    forget();
    onCancel?.();
  };
  return (
    <div className="comment-box">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={box}
        id={id}
        className="field"
        rows={3}
        maxLength={MAX_COMMENT}
        dir="auto"
        value={text}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {problem && <p id={`${id}-problem`} role="alert" className="field-error">{problem}</p>}
      <div className="row">
        <ActionButton className="button primary" onAction={send}>
          {action}
        </ActionButton>
        {onCancel && (
          <button type="button" className="button" onClick={cancel}>{t("cancel")}</button>
        )}
      </div>
    </div>
  );
}
