/** Chooses pupils of a class. */
import type { ClassMember } from "../../../lib/model/class/member.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

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
      <legend>{t("forPupils")}</legend>
      <p className="row needs-script">
        {button(t("everyone"), members.map(({ id }) => id))}
        {idle.length > 0 && idle.length < members.length &&
          button(t("thoseWithoutStory", { count: idle.length }), idle)}
        {chosen.length > 0 && button(t("noOne"), [])}
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
