/** The fields of a block: the reason, and whether archives are hidden meanwhile. */
import { useId } from "react";

/** The server's limit (MAX_REASON of lib/model/account/account.ts, which loads zod). */
const MAX_REASON = 500;

/** `reader` can read the reason; `hides` is the label of the choice, which is missing without. */
type Props = {
  reader: string;
  hides?: string;
  reason: string;
  setReason: (reason: string) => void;
  hidesTours: boolean;
  setHidesTours: (hides: boolean) => void;
};

export function BlockFields(
  { reader, hides, reason, setReason, hidesTours, setHidesTours }: Props,
) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Reason ({reader} can read it)</label>
      <textarea
        id={id}
        className="field"
        rows={3}
        required
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {hides && (
        <label className="choice">
          <input
            type="checkbox"
            checked={hidesTours}
            onChange={({ currentTarget }) => setHidesTours(currentTarget.checked)}
          />
          <span>
            <strong>{hides}</strong>
            <span className="soft">
              Only administrators can see them until you unblock the account. Otherwise they stay as
              they are.
            </span>
          </span>
        </label>
      )}
    </>
  );
}
