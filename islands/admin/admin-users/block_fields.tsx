/** A block: the reason, and whether archives are hidden meanwhile. */
import { useState } from "react";
import { Choice, Field } from "../../forms/field.tsx";

/** The server's limit (MAX_REASON of lib/model/account/account.ts, which loads zod). */
const MAX_REASON = 500;

/** The values to send, and their boxes: see `BlockFields`. */
export function useBlock() {
  const [reason, setReason] = useState("");
  const [hidesTours, setHidesTours] = useState(false);
  const typed = { reason, setReason, hidesTours, setHidesTours };
  return { body: { reason: reason.trim(), hidesTours }, typed, disabled: reason.trim() === "" };
}

/** `reader` can read the reason; `hides` is the label of the choice, which is missing without. */
type Props = ReturnType<typeof useBlock>["typed"] & { reader: string; hides?: string };

export function BlockFields(
  { reader, hides, reason, setReason, hidesTours, setHidesTours }: Props,
) {
  return (
    <>
      <Field
        label={`Reason (${reader} can read it)`}
        rows={3}
        required
        maxLength={MAX_REASON}
        value={reason}
        set={setReason}
      />
      {hides && (
        <Choice
          label={hides}
          hint="Only administrators can see them until you unblock the account. Otherwise they stay as they are."
          checked={hidesTours}
          set={setHidesTours}
        />
      )}
    </>
  );
}
