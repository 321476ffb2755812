/** Gives a story back with a comment. The typed text stays on this device until it is sent. */
import { useState } from "react";
import { getSessionStorage } from "../../../lib/device/storage.ts";
import { CLASS_COMMENT_PREFIX } from "../../../lib/device/storage_keys.ts";
import { MAX_COMMENT } from "../../../lib/model/class/class_limits.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import type { Failure } from "./class_acts.ts";

type Props = {
  storyId: string;
  names: string[];
  onGiveBack: (comment: string) => Promise<Failure>;
  onClose: () => void;
};

export function GiveBackForm({ storyId, names, onGiveBack, onClose }: Props) {
  const key = CLASS_COMMENT_PREFIX + storyId;
  const [comment, setComment] = useState(() => getSessionStorage()?.getItem(key) ?? "");
  const type = (text: string) => {
    setComment(text);
    try {
      getSessionStorage()?.setItem(key, text);
    } catch {
      // A full storage: the text is still in the form.
    }
  };
  const send = async () => {
    if (comment.trim() === "") return;
    const failure = await onGiveBack(comment.trim());
    if (failure !== undefined) return failure;
    getSessionStorage()?.removeItem(key);
    onClose();
  };
  return (
    <Form
      className="class-return"
      onSend={send}
      action="Give back"
      working="Giving back…"
      onCancel={onClose}
    >
      <Field
        label={`What should ${names.length > 0 ? names.join(", ") : "the pupils"} change?`}
        rows={4}
        required
        autoFocus
        maxLength={MAX_COMMENT}
        value={comment}
        set={type}
      />
    </Form>
  );
}
