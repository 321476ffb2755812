/** Chooses pupils of a class. */
import type { ClassMember } from "../../../lib/model/class/member.ts";
import { Words } from "../../../lib/ui/words.tsx";

type Props = {
  members: ClassMember[];
  /** The ids of those who are chosen. */
  chosen: string[];
  onChoose: (chosen: string[]) => void;
  /** The ids of those who have no story yet. */
  idle?: string[];
};

export function MemberChoice({ members, chosen, onChoose, idle = [] }: Props) {
  const button = (label: string, ids: string[]) => (
    <button
      type="button"
      className="button"
      onClick={() => onChoose(ids)}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="class-choice">
      <legend>For</legend>
      <p className="row needs-script">
        {button("Everyone", members.map(({ id }) => id))}
        {idle.length > 0 && idle.length < members.length &&
          button(`Those without a story (${idle.length})`, idle)}
        {chosen.length > 0 && button("No one", [])}
      </p>
      <ul role="list" className="class-names">
        {members.map(({ id, nickname }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
              />
              <Words>{nickname}</Words>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
