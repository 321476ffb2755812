/** The same part of a story was changed here and on another device: the pupil chooses. */
import { GitCompare } from "lucide-react";
import { useEffect, useRef } from "react";
import type { SubmissionStop } from "../../../lib/model/class/submission.ts";
import { DifferenceValue } from "../../author/tour-form/conflict/difference_value.tsx";
import { kindOf } from "../../../lib/formats/fields/kinds.ts";
import { STOP_FIELDS } from "../../../lib/model/tour/fields/table.ts";
import { mergeStories, withBothTexts, withTheirs } from "../stories/merge_stories.ts";
import { useOpenStory } from "./story_values.ts";
import { type TextKey, texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

/** The fields that are shown; the others change with them. */
const NAMES = {
  title: "title",
  description: "text",
  audioUrl: "recording",
  things: "photo",
  latitude: "place",
  place: "place",
} as const satisfies Record<string, TextKey<"pupil">>;

const isNamed = (field: keyof SubmissionStop): field is keyof typeof NAMES => field in NAMES;

export function StoryConflict() {
  const { story, sync } = useOpenStory();
  const title = useRef<HTMLHeadingElement>(null);
  const { theirs } = story;
  useEffect(() => title.current?.focus(), [theirs?.revision]);
  if (!theirs) return null;
  const base = story.stored?.stop ?? theirs.stop;
  const { clashes } = mergeStories(base, story.stop, theirs.stop);
  const shown = clashes.filter(isNamed);
  const hasTexts = clashes.includes("title") || clashes.includes("description");
  const choose = (stop: SubmissionStop) => sync.choose(story.id, stop, theirs);
  return (
    <section className="conflict" aria-labelledby="story-conflict">
      <h2 id="story-conflict" ref={title} tabIndex={-1}>
        <GitCompare aria-hidden="true" />
        {t("conflictTitle")}
      </h2>
      <p>{t("conflictText")}</p>
      {shown.map((field) => (
        <div key={field} className="conflict-row">
          <strong>{t(NAMES[field])}</strong>
          <div>
            <p className="soft">{t("here")}</p>
            <DifferenceValue value={textOf(story.stop, field)} />
          </div>
          <div>
            <p className="soft">{t("onOtherDevice")}</p>
            <DifferenceValue value={textOf(theirs.stop, field)} />
          </div>
        </div>
      ))}
      <div className="story-buttons">
        {hasTexts && (
          <button
            type="button"
            className="button primary"
            onClick={() => choose(withBothTexts(story.stop, theirs.stop, clashes))}
          >
            {t("keepBothTexts")}
          </button>
        )}
        <button type="button" className="button" onClick={() => choose(story.stop)}>
          {t("keepMine")}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => choose(withTheirs(story.stop, theirs.stop, clashes))}
        >
          {t("takeTheirs")}
        </button>
      </div>
    </section>
  );
}

function textOf(stop: SubmissionStop, field: keyof SubmissionStop): string {
  if (field === "latitude") {
    return stop.latitude === undefined ? "" : `${stop.latitude}, ${stop.longitude}`;
  }
  if (field === "things") {
    const { toTyped, toText } = kindOf(STOP_FIELDS.things);
    return toText(toTyped(stop.things, STOP_FIELDS.things), STOP_FIELDS.things);
  }
  return String(stop[field] ?? "");
}
