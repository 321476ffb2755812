/** At the top of the form: who else has it open. */
import { Users } from "lucide-react";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";
import { Words } from "../../../../lib/ui/words.tsx";
import type { ArchiveForm } from "../form_props.ts";
import { useStopNote } from "./stop_notes.ts";
import { type Together, useTogether, WHOLE_FORM } from "./together.ts";
import { usePresence } from "./use_presence.ts";

const t = texts("sharing");

/** Sends the heartbeats of `form`, too. */
export function PresenceNote({ form }: { form: ArchiveForm }) {
  const together = useTogether();
  usePresence(form);
  return together?.isShared ? <Note together={together} /> : null;
}

function Note({ together }: { together: Together }) {
  const others = useStopNote(together.writers, WHOLE_FORM);
  return (
    <div role="status" className="presence-note">
      {others && (
        <p className="soft">
          <Users aria-hidden="true" />
          <span>{rich(t, "alsoInForm", { names: <Words>{others.names}</Words> })}</span>
        </p>
      )}
    </div>
  );
}
