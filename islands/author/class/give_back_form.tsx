/** Gives a story back with a comment. The typed text stays on this device until it is sent. */
import { MAX_COMMENT } from "../../../lib/model/class/class_limits.ts";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { useKeptText } from "../comments/use_kept_text.ts";
import type { Failure } from "./class_acts.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = {
  storyId: string;
  names: string[];
  onGiveBack: (comment: string) => Promise<Failure>;
  onClose: () => void;
};

export function GiveBackForm({ storyId, names, onGiveBack, onClose }: Props) {
  const { text: comment, type, forget } = useKeptText(`class:${storyId}`);
  const send = async () => {
    if (comment.trim() === "") return;
    const failure = await onGiveBack(comment.trim());
    if (failure !== undefined) return failure;
    forget();
    onClose();
  };
  return (
    <Form
      className="class-return"
      onSend={send}
      action={t("giveBack")}
      working={t("givingBack")}
      onCancel={onClose}
    >
      <Field
        label={names.length > 0
          ? t("whatShouldNamesChange", { names: names.join(", ") })
          : t("whatShouldPupilsChange")}
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
