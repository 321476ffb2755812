/** Gives a story back with a comment. What was typed stays on this device until it was sent. */
import { type FormEvent, useId, useRef, useState } from "react";
import { getSessionStorage } from "../../../lib/device/storage.ts";
import { CLASS_COMMENT_PREFIX } from "../../../lib/device/storage_keys.ts";
import { MAX_COMMENT } from "../../../lib/model/class/class_limits.ts";

type Props = {
  storyId: string;
  names: string[];
  /** Resolves to whether it was given back. */
  onGiveBack: (comment: string) => Promise<boolean>;
  onClose: () => void;
};

export function GiveBackForm({ storyId, names, onGiveBack, onClose }: Props) {
  const id = useId();
  const key = CLASS_COMMENT_PREFIX + storyId;
  const [comment, setComment] = useState(() => getSessionStorage()?.getItem(key) ?? "");
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const type = (text: string) => {
    setComment(text);
    try {
      getSessionStorage()?.setItem(key, text);
    } catch {
      // A full storage: the text is still in the form.
    }
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current || comment.trim() === "") return;
    busy.current = true;
    setSending(true);
    const isDone = await onGiveBack(comment.trim());
    busy.current = false;
    setSending(false);
    if (!isDone) return;
    getSessionStorage()?.removeItem(key);
    onClose();
  };
  return (
    <form className="class-return" onSubmit={send}>
      <label htmlFor={`${id}-comment`}>
        What should {names.length > 0 ? names.join(", ") : "the pupils"} change?
      </label>
      <textarea
        id={`${id}-comment`}
        className="field"
        rows={4}
        required
        autoFocus
        maxLength={MAX_COMMENT}
        value={comment}
        onChange={({ target }) => type(target.value)}
      />
      <p className="row">
        <button type="submit" className="button primary" aria-disabled={isSending || undefined}>
          {isSending ? "Giving back…" : "Give back"}
        </button>
        <button type="button" className="button" onClick={onClose}>Cancel</button>
      </p>
    </form>
  );
}
