/** Stories, or translations, that pupils write apart from each other for one stop. */
import { rivalsOf } from "../../../lib/model/class/same_stop.ts";
import type { SubmissionCard } from "../../../lib/model/class/submission.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { namesOf, stateLabel } from "./class_words.ts";
import { OpenedStory, type OpenedStoryProps } from "./opened_story.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

/** The story, beside the others for its stop that were handed in or taken. */
export function SideBySide(props: OpenedStoryProps) {
  const { card, state: { members, submissions } } = props;
  const rivals = rivalsOf(card, submissions);
  if (rivals.length === 0) return <OpenedStory {...props} />;
  const isOpen = ({ state }: SubmissionCard) => state === "working" || state === "returned";
  const unfinished = rivals.filter(isOpen);
  const shown = [card, ...rivals.filter((one) => !isOpen(one))];
  const nameOf = (one: SubmissionCard) => namesOf(one, members).join(", ") || t("noPupil");
  return (
    <>
      <p className="class-apart-note">
        {t(card.language === undefined ? "sameStop" : "sameTranslation", {
          count: rivals.length + 1,
        })}
        {unfinished.length > 0 &&
          ` ${t("notHandedInYet", { names: unfinished.map(nameOf).join("; ") })}`}
      </p>
      <div className="class-apart">
        {shown.map((one) => (
          <section
            key={one.id}
            aria-label={t(
              card.language === undefined ? "storyOfName" : "translationOfName",
              { name: nameOf(one) },
            )}
          >
            <h4>
              <Words>{nameOf(one)}</Words>{" "}
              <span className="badge" data-state={one.state}>{stateLabel(one.state)}</span>
            </h4>
            <OpenedStory
              {...props}
              card={one}
              {...one.id !== card.id && { onNext: undefined, onRemoved: () => {} }}
            />
          </section>
        ))}
      </div>
    </>
  );
}
