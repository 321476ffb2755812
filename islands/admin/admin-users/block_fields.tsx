/** A block: the reason, and whether archives are hidden meanwhile. */
import { useState } from "react";
import { Choice, Field } from "../../forms/field.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("users");

/** The server's limit (MAX_REASON of lib/model/account/account.ts, which loads zod). */
const MAX_REASON = 500;

/** The values to send, and their boxes: see `BlockFields`. */
export function useBlock() {
  const [reason, setReason] = useState("");
  const [hidesTours, setHidesTours] = useState(false);
  const typed = { reason, setReason, hidesTours, setHidesTours };
  return { body: { reason: reason.trim(), hidesTours }, typed, disabled: reason.trim() === "" };
}

/** The labels of the reason, and of the choice, which is missing without one. */
type Props = ReturnType<typeof useBlock>["typed"] & { label: string; hides?: string };

export function BlockFields(
  { label, hides, reason, setReason, hidesTours, setHidesTours }: Props,
) {
  return (
    <>
      <Field
        label={label}
        rows={3}
        required
        maxLength={MAX_REASON}
        value={reason}
        set={setReason}
      />
      {hides && (
        <Choice
          label={hides}
          hint={t("hideHint")}
          checked={hidesTours}
          set={setHidesTours}
        />
      )}
    </>
  );
}
