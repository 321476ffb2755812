/** Gives a story to other pupils, or to more of them. */
import { useState } from "react";
import type { ClassMember } from "../../../lib/model/class/member.ts";
import { Form } from "../../forms/form.tsx";
import type { Failure } from "./class_acts.ts";
import { MemberChoice } from "./member_choice.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = {
  members: ClassMember[];
  /** The ids of those who work on it now. */
  memberIds: string[];
  onAssign: (memberIds: string[]) => Promise<Failure>;
  onClose: () => void;
};

export function AssignForm({ members, memberIds, onAssign, onClose }: Props) {
  const [chosen, setChosen] = useState(memberIds);
  const save = async () => {
    // Somebody may have left the class meanwhile.
    const present = members.map(({ id }) => id).filter((id) => chosen.includes(id));
    const failure = await onAssign(present);
    if (failure === undefined) onClose();
    return failure;
  };
  return (
    <Form className="class-return" onSend={save} action={t("save")} onCancel={onClose}>
      <MemberChoice members={members} chosen={chosen} onChoose={setChosen} />
    </Form>
  );
}
