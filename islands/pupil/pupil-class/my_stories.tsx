/** The pupil's stories, and where each stands, in words. */
import {
  Camera,
  CheckCircle2,
  CloudOff,
  Hourglass,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  Mic,
  PencilLine,
  Send,
  TriangleAlert,
} from "lucide-react";
import { placeOf } from "../../../lib/device/words/unsent_words.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { isSent } from "../../../lib/device/pupil/story_copy.ts";
import type { KnownClass } from "../../../lib/device/pupil/known_class.ts";
import { LeftTranslations, useUnsentWords } from "../translation/left_translations.tsx";
import { isOpen } from "../stories/receive_story.ts";
import type { Story } from "../stories/story_list.ts";
import type { Link, StorySync } from "../stories/story_sync.ts";
import { LanguageName } from "../../../lib/ui/role_name.tsx";
import { rich } from "../../../lib/ui/rich.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

type Card = KnownClass["submissions"][number];

type Props = {
  known: KnownClass;
  sync: StorySync;
  link: Link;
  onOpen: (id: string) => void;
};

export function MyStories({ known, sync, link, onOpen }: Props) {
  const stories = [...sync.stories.value.values()].sort((a, b) => order(a) - order(b));
  const unsent = useUnsentWords(known);
  const placeOfCard = ({ id, language }: Card) => placeOf(known.me.id, id, language!);
  const mine = known.submissions.filter((card) => card.mine);
  const translations = mine.filter((card) => card.language !== undefined);
  const cards = mine.filter((card) => card.language === undefined);
  const taken = cards.filter(({ state }) => state === "taken");
  // Their content comes after the list; until then they are named.
  const unread = cards.filter(({ id, state }) => state !== "taken" && !sync.stories.value.has(id));
  const open = new Set(translations.filter(isOpen).map(placeOfCard));
  const isEmpty = stories.length + mine.length === 0;
  return (
    <>
      <section aria-labelledby="my-stories">
        <h2 id="my-stories">{t("yourStories")}</h2>
        {link === "offline" && <p className="notice" role="status">{t("noNetworkGoOn")}</p>}
        {link === "resting" && <p className="notice" role="status">{t("archiveAway")}</p>}
        {isEmpty && <p className="soft">{nothingText(known.class.mayPropose)}</p>}
        <ul role="list" className="story-list">
          {stories.map((story) => (
            <li key={story.id}>
              <h3>
                <button
                  type="button"
                  className="story-open"
                  onClick={() => onOpen(story.id)}
                >
                  <Words>{story.stop.title?.trim() || t("untitledStory")}</Words>
                </button>
              </h3>
              <StateLine {...stateOf(story)} />
              {story.state === "returned" && story.comment && (
                <p className="story-excerpt">
                  <Words>{story.comment}</Words>
                </p>
              )}
              <Facts story={story} />
            </li>
          ))}
          {unread.map(({ id, title }) => (
            <li key={id}>
              <h3>
                <Words>{title}</Words>
              </h3>
              <p className="soft">{t("opensOnceLoaded")}</p>
            </li>
          ))}
          {translations.map((card) => (
            <li key={card.id}>
              <h3>
                <button type="button" className="story-open" onClick={() => onOpen(card.id)}>
                  <Words>{card.title}</Words>
                </button>
              </h3>
              <p className="soft">
                {rich(t, "translationInto", { language: <LanguageName tag={card.language!} /> })}
              </p>
              <StateLine
                {...stateOfTranslation(
                  card,
                  unsent.some(({ place }) => place === placeOfCard(card)),
                )}
              />
              {card.state === "returned" && card.comment && (
                <p className="story-excerpt">
                  <Words>{card.comment}</Words>
                </p>
              )}
            </li>
          ))}
          {taken.map(({ id, title }) => (
            <li key={id}>
              <h3>
                <a href={to(`/tour/${known.class.tour.id}`)}>
                  <Words>{title}</Words>
                </a>
              </h3>
              <StateLine Icon={CheckCircle2} text={t("done")} isGood />
            </li>
          ))}
        </ul>
      </section>
      <LeftTranslations left={unsent.filter(({ place }) => !open.has(place))} />
    </>
  );
}

const nothingText = (mayPropose: boolean) => mayPropose ? t("noStoryBegin") : t("noStoryWait");

/** What needs the pupil comes first. */
const order = ({ state, theirs, at }: Story) =>
  (theirs || state === "returned" ? 0 : state === "working" ? 1 : 2) * 1e14 - at;

type State = { Icon: LucideIcon; text: string; isGood?: boolean; isUrgent?: boolean };

/** Where a story stands, for a pupil of twelve. */
function stateOf(story: Story): State {
  if (story.problem) return { Icon: TriangleAlert, text: story.problem, isUrgent: true };
  if (story.theirs) {
    const text = t("changedElsewhere");
    return { Icon: TriangleAlert, text, isUrgent: true };
  }
  if (story.wantsHandIn) {
    return { Icon: Hourglass, text: t("waitsToBeSent") };
  }
  if (story.state === "working" && !isSent(story)) {
    return { Icon: CloudOff, text: t("workingUnsent") };
  }
  return stateOfTeacher(story) ?? { Icon: PencilLine, text: t("working") };
}

function stateOfTranslation(card: Card, isUnsent: boolean): State {
  if (card.state === "taken") {
    return { Icon: CheckCircle2, text: t("translationTaken"), isGood: true };
  }
  // It is sent from its own page.
  if (isUnsent) {
    const text = t(isOpen(card) ? "openToSend" : "changedSince");
    return { Icon: CloudOff, text, isUrgent: true };
  }
  return stateOfTeacher(card) ?? { Icon: PencilLine, text: t("working") };
}

/** Where something stands that the teacher has, or has given back. */
function stateOfTeacher({ state }: Pick<Card, "state">): State | undefined {
  if (state === "handed-in") return { Icon: Send, text: t("teacherReads"), isGood: true };
  if (state === "returned") {
    return { Icon: MessageSquareText, text: t("givenBack"), isUrgent: true };
  }
}

function StateLine({ Icon, text, isGood, isUrgent }: State) {
  return (
    <p className="story-state" data-good={isGood || undefined} data-urgent={isUrgent || undefined}>
      <Icon aria-hidden="true" />
      {text}
    </p>
  );
}

function Facts({ story: { stop } }: { story: Story }) {
  const facts: [boolean, LucideIcon, string][] = [
    [Boolean(stop.audioUrl), Mic, t("recording")],
    [Boolean(stop.things?.length), Camera, t("photo")],
    [stop.place !== undefined || stop.latitude !== undefined, MapPin, t("place")],
  ];
  const shown = facts.filter(([has]) => has);
  if (shown.length === 0) return null;
  return (
    <p className="meta">
      {shown.map(([, Icon, name]) => (
        <span key={name}>
          <Icon aria-hidden="true" />
          {name}
        </span>
      ))}
    </p>
  );
}
