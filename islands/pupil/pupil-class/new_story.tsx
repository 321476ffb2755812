/** Begins a story, alone or with classmates. */
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Words } from "../../../lib/ui/words.tsx";
import type { KnownClass } from "../../../lib/device/pupil/known_class.ts";
import type { StorySync } from "../stories/story_sync.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

type Props = { known: KnownClass; sync: StorySync; onOpen: (id: string) => void };

export function NewStory({ known, sync, onOpen }: Props) {
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const mates = known.members.filter((one) => one.id !== known.me.id);
  const begin = () => onOpen(sync.begin(isChoosing ? chosen : []));
  const toggle = (mate: string, isIn: boolean) =>
    setChosen(isIn ? [...chosen, mate] : chosen.filter((other) => other !== mate));
  return (
    <section className="new-story" aria-labelledby={id}>
      <h2 id={id}>{t("tellNewStory")}</h2>
      {mates.length > 0 && (
        <div role="radiogroup" aria-labelledby={id} className="story-choices">
          {[false, true].map((together) => (
            <label key={String(together)} className="choice">
              <input
                type="radio"
                name={`${id}-who`}
                checked={isChoosing === together}
                onChange={() => setChoosing(together)}
              />
              <span>{together ? t("togetherWithOthers") : t("alone")}</span>
            </label>
          ))}
        </div>
      )}
      {isChoosing && (
        <fieldset className="story-mates">
          <legend>{t("whoWorksWithYou")}</legend>
          {mates.map((mate) => (
            <label key={mate.id} className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(mate.id)}
                onChange={({ target }) => toggle(mate.id, target.checked)}
              />
              <Words>{mate.nickname}</Words>
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" className="button primary large" onClick={begin}>
        <Plus aria-hidden="true" />
        {t("begin")}
      </button>
    </section>
  );
}
