/** A class, for its teacher: the code, the submissions, the pupils, and its rules. */
import { useRef, useState } from "react";
import type { ClassState } from "../../../lib/model/class/class.ts";
import { ClassRules, EndedClass } from "./class_rules.tsx";
import { HandOutForm } from "./hand_out.tsx";
import { JoinCode } from "./join_code.tsx";
import { MemberList } from "./member_list.tsx";
import type { ClassArchive } from "./opened_story.tsx";
import type { StoryFilter } from "./story_filter.ts";
import { StoryList } from "./story_list.tsx";
import { useClass } from "./use_class.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = {
  first: ClassState;
  archive: ClassArchive;
  /** The site's origin, and the page on which codes are typed. */
  origin: string;
  joinPage: string;
};

/** The parts of the page, by their ids. */
const PARTS = [
  ["stories", "stories"],
  ["hand-out", "handOut"],
  ["pupils", "pupils"],
  ["rules", "theClass"],
] as const;

export default function Class({ first, archive, origin, joinPage }: Props) {
  const { state, trouble, isGone, acts } = useClass(
    `/api/tours/${archive.id}/classes/${first.id}`,
    first,
  );
  const [filter, setFilter] = useState<StoryFilter>({ state: "handed-in", memberId: "" });
  const stories = useRef<HTMLElement>(null);
  const showStoriesOf = (memberId: string) => {
    setFilter({ state: "all", memberId });
    stories.current?.focus();
    stories.current?.scrollIntoView();
  };
  const isOpen = state.endedAt === null;
  return (
    <div className="class-page">
      <p role="status" className="class-trouble">
        {trouble && (isGone ? trouble : t("notUpToDate", { trouble }))}
      </p>
      {isOpen
        ? <JoinCode {...{ state, acts, origin, joinPage }} />
        : <EndedClass {...{ state, acts }} />}
      {isOpen && (
        <nav className="class-parts" aria-label={t("partsOfPage")}>
          {PARTS.map(([id, name]) => <a key={id} href={`#${id}`}>{t(name)}</a>)}
        </nav>
      )}
      <StoryList {...{ state, acts, archive, filter }} ref={stories} onFilter={setFilter} />
      {isOpen && <HandOutForm {...{ state, acts, archive }} />}
      {isOpen && <MemberList {...{ state, acts, joinPage }} onShow={showStoriesOf} />}
      {isOpen && <ClassRules {...{ state, acts }} />}
    </div>
  );
}
