/** Gives a story to other pupils, or to more of them. */
import { useState } from "react";
import type { ClassMember } from "../../../lib/model/class/member.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { MemberChoice } from "./member_choice.tsx";

type Props = {
  members: ClassMember[];
  /** The ids of those who work on it now. */
  memberIds: string[];
  /** Resolves to the reason why nothing was changed; undefined when it was. */
  onAssign: (memberIds: string[]) => Promise<string | undefined>;
  onClose: () => void;
};

export function AssignForm({ members, memberIds, onAssign, onClose }: Props) {
  const [chosen, setChosen] = useState(memberIds);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    // Somebody may have left the class meanwhile.
    const present = members.map(({ id }) => id).filter((id) => chosen.includes(id));
    const reason = await onAssign(present);
    setProblem(reason);
    if (reason === undefined) onClose();
  };
  return (
    <div className="class-return">
      <MemberChoice members={members} chosen={chosen} onChoose={setChosen} />
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <p className="row">
        <ActionButton className="button primary" onAction={save}>Save</ActionButton>
        <button type="button" className="button" onClick={onClose}>Cancel</button>
      </p>
    </div>
  );
}
