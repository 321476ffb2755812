/** The stories of a class: those that wait for the teacher first, then by state and pupil. */
import { Image, MapPin, Mic } from "lucide-react";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import type { ClassState } from "../../../lib/model/class/class.ts";
import type { SubmissionCard } from "../../../lib/model/class/submission.ts";
import { Words } from "../../../lib/ui/words.tsx";
import type { ClassActs } from "./class_acts.ts";
import { namesOf, stateLabel } from "./class_words.ts";
import type { ClassArchive } from "./opened_story.tsx";
import { SideBySide } from "./side_by_side.tsx";
import {
  countStates,
  filterStories,
  NOBODY,
  type OpenStory,
  SHOWN_STATES,
  storiesOf,
  type StoryFilter,
} from "./story_filter.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { LanguageName } from "../../../lib/ui/role_name.tsx";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("classes");

type Props = {
  state: ClassState;
  acts: ClassActs | undefined;
  archive: ClassArchive;
  filter: StoryFilter;
  onFilter: (filter: StoryFilter) => void;
  ref: Ref<HTMLElement>;
};

/** How many rows a list has before "Show more": a browser draws as many at once. */
const ROWS = 60;

export function StoryList({ state, acts, archive, filter, onFilter, ref }: Props) {
  const id = useId();
  const { submissions, members } = state;
  const [open, setOpen] = useState<OpenStory>();
  const [rows, setRows] = useState(ROWS);
  const head = useRef<HTMLHeadingElement>(null);
  const counts = countStates(storiesOf(submissions, filter.memberId));
  const shown = filterStories(submissions, filter, open);
  const choose = (change: Partial<StoryFilter>) => onFilter({ ...filter, ...change });
  useEffect(() => {
    setOpen(undefined);
    setRows(ROWS);
  }, [filter]);
  const next = shown.find((one) => one.state === "handed-in" && one.id !== open?.id);
  return (
    <section
      id="stories"
      ref={ref}
      tabIndex={-1}
      className="class-stories"
      aria-labelledby={`${id}-title`}
    >
      <h2 ref={head} id={`${id}-title`} tabIndex={-1}>{t("stories")}</h2>
      <p className="visually-hidden" role="status">
        {t("countHandedIn", { count: countStates(submissions)["handed-in"] })}
      </p>
      <div className="class-filter">
        <div role="group" aria-label={t("storiesByState")} className="class-states">
          {SHOWN_STATES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={filter.state === one}
              onClick={() => choose({ state: one })}
            >
              {stateLabel(one)} <b>{counts[one]}</b>
            </button>
          ))}
          <button
            type="button"
            aria-pressed={filter.state === "all"}
            onClick={() => choose({ state: "all" })}
          >
            {rich(t, "allTotal", {
              total: <b>{storiesOf(submissions, filter.memberId).length}</b>,
            })}
          </button>
        </div>
        <label className="class-pupil needs-script">
          <span className="soft">{t("pupil")}</span>
          <select
            className="field"
            value={filter.memberId}
            onChange={({ target }) => choose({ memberId: target.value })}
          >
            <option value="">{t("everyone")}</option>
            {members.map(({ id, nickname }) => <option key={id} value={id}>{nickname}</option>)}
            <option value={NOBODY}>{t("storiesWithoutPupil")}</option>
          </select>
        </label>
      </div>
      {shown.length === 0
        ? <p className="soft">{nothingText(filter, submissions)}</p>
        : (
          <ol role="list" className="class-story-list">
            {shown.slice(0, rows).map((one) => (
              <li key={one.id} data-open={one.id === open?.id || undefined}>
                <StoryRow
                  story={one}
                  names={namesOf(one, members)}
                  isOpen={one.id === open?.id}
                  panelId={`${id}-${one.id}`}
                  onToggle={() =>
                    setOpen(one.id === open?.id ? undefined : one)}
                />
                {one.id === open?.id && acts && (
                  <div id={`${id}-${one.id}`} className="class-story-panel">
                    <SideBySide
                      key={one.id}
                      card={one}
                      {...{ state, acts, archive }}
                      onNext={next && (() =>
                        setOpen(next))}
                      onRemoved={() => {
                        setOpen(undefined);
                        head.current?.focus();
                      }}
                    />
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
      {shown.length > rows && (
        <button
          type="button"
          className="button"
          onClick={() => setRows(rows + ROWS)}
        >
          {t("showMoreTotal", { count: shown.length - rows })}
        </button>
      )}
    </section>
  );
}

type RowProps = {
  story: SubmissionCard;
  names: string[];
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
};

function StoryRow({ story, names, isOpen, panelId, onToggle }: RowProps) {
  return (
    <h3>
      <button
        type="button"
        className="class-story"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        <span className="class-story-title">
          <Words>{story.title}</Words>
          {story.language && (
            <span className="class-story-language">
              {rich(t, "translationInto", { language: <LanguageName tag={story.language} /> })}
            </span>
          )}
        </span>
        <span className="class-story-names">
          {names.length === 0 ? t("noPupil") : names.map((name, i) => (
            <span key={i}>
              {i > 0 && ", "}
              <Words>{name}</Words>
            </span>
          ))}
        </span>
        <StoryMarks story={story} />
        <span className="badge" data-state={story.state}>{stateLabel(story.state)}</span>
      </button>
    </h3>
  );
}

/** What a story may have, with its icon. */
const MARKS = [
  ["hasRecording", Mic, "markRecording"],
  ["hasPicture", Image, "markPicture"],
  ["hasPlace", MapPin, "markPlace"],
] as const;

/** What a story has so far. */
function StoryMarks({ story }: { story: SubmissionCard }) {
  const present = MARKS.filter(([has]) => story[has]);
  return (
    <span className="class-marks">
      {present.map(([has, Icon]) => <Icon key={has} aria-hidden="true" />)}
      <span className="visually-hidden">
        {present.length > 0 &&
          t("withThings", { things: present.map(([, , key]) => t(key)).join(", ") })}
      </span>
      {story.state === "handed-in" && !story.hasRecording && !story.language && (
        <span>{t("noRecording")}</span>
      )}
    </span>
  );
}

function nothingText({ state, memberId }: StoryFilter, submissions: SubmissionCard[]): string {
  if (submissions.length === 0) return t("noStoriesYet");
  if (memberId !== "") return t("noStoryFits");
  return state === "handed-in" ? t("nothingWaits") : t("noSuchStories");
}
