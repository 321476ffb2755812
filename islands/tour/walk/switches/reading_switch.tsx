import { useSignals } from "@preact/signals-react/runtime";
import type { WalkSession } from "../../../../lib/walk/session.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("walk");

/** The choice to read stories instead of hearing them, before a walk and during one. */
export function ReadingSwitch(
  { session }: { session: Pick<WalkSession, "reads" | "setReads"> | undefined },
) {
  useSignals();
  return (
    <label className="switch reading-switch">
      <input
        type="checkbox"
        role="switch"
        checked={session?.reads.value ?? false}
        onChange={({ target }) => session?.setReads(target.checked)}
      />
      <span>{t("readInstead")}</span>
    </label>
  );
}
