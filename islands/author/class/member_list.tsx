/** The pupils of a class: what each has, and help with a lost device. */
import { useId, useState } from "react";
import type { ClassState } from "../../../lib/model/class/class.ts";
import type { ClassMember } from "../../../lib/model/class/member.ts";
import type { SubmissionCard } from "../../../lib/model/class/submission.ts";
import { Words } from "../../../lib/ui/words.tsx";
import type { ClassActs } from "./class_acts.ts";
import { stateLabel } from "./class_words.ts";
import { OpenedMember } from "./opened_member.tsx";
import { countStates, SHOWN_STATES, storiesOf } from "./story_filter.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("classes");

type Props = {
  state: ClassState;
  acts: ClassActs | undefined;
  joinPage: string;
  /** Shows the stories of a pupil. */
  onShow: (memberId: string) => void;
};

export function MemberList({ state, acts, joinPage, onShow }: Props) {
  const id = useId();
  const { members, submissions } = state;
  const [openId, setOpenId] = useState<string>();
  return (
    <section id="pupils" className="class-members" aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>
        {rich(t, "pupilsTotal", { total: <span className="soft figures">{members.length}</span> })}
      </h2>
      <p className="visually-hidden" role="status">
        {t("pupilsHaveJoined", { count: members.length })}
      </p>
      {members.length === 0 && <p className="soft">{t("nobodyJoined")}</p>}
      <ul role="list" className="class-roll">
        {members.map((one) => {
          const own = storiesOf(submissions, one.id);
          const isOpen = one.id === openId;
          return (
            <li key={one.id} data-open={isOpen || undefined}>
              <h3>
                <button
                  type="button"
                  className="class-pupil-row"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-${one.id}` : undefined}
                  onClick={() => setOpenId(isOpen ? undefined : one.id)}
                >
                  <MemberSummary member={one} stories={own} />
                </button>
              </h3>
              {isOpen && acts && (
                <div id={`${id}-${one.id}`} className="class-pupil-panel">
                  <OpenedMember
                    member={one}
                    stories={own.length}
                    {...{ acts, joinPage }}
                    onShow={() => onShow(one.id)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MemberSummary({ member, stories }: { member: ClassMember; stories: SubmissionCard[] }) {
  const counts = countStates(stories);
  const parts = SHOWN_STATES.filter((state) => counts[state] > 0)
    .map((state) => `${stateLabel(state)}: ${counts[state]}`);
  return (
    <>
      <b>
        <Words>{member.nickname}</Words>
      </b>
      <span className="soft figures">{parts.join(" · ") || t("noStoryYet")}</span>
    </>
  );
}
