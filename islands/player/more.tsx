/** The controls that few need at a time, under one word. */
import { CircleStop } from "lucide-react";
import { useState } from "react";
import { wholePage } from "../../lib/model/media/part_address.ts";
import type { LiveText } from "../../lib/player/transcript/live_text.ts";
import { TourLanguages } from "../../lib/ui/tour/tour_languages.tsx";
import { ChapterStep } from "./chapters/step.tsx";
import type { CurrentStop } from "./current_stop.ts";
import { SleepChoice } from "./sleep.tsx";
import { SentenceTools } from "./transcript/sentence_tools.tsx";
import { Speed } from "./speed.tsx";
import { SkipSeconds } from "./transport.tsx";
import { to } from "../../lib/texts/paths.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

type Props = { current: CurrentStop; text: LiveText | undefined };

export function More(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="sheet-more"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t("more")}</summary>
      {isOpen && <Panel {...props} />}
    </details>
  );
}

function Panel({ current, text }: Props) {
  const { player, tour, stop, index } = current;
  const whole = wholePage(tour.id, stop.audioUrl);
  return (
    <div className="sheet-more-panel">
      <ChapterStep current={current} />
      <div className="row">
        <SkipSeconds player={player} direction={-1} />
        <SkipSeconds player={player} direction={1} />
        <label className="named-speed">
          {t("speed")} <Speed current={current} />
        </label>
        <SleepChoice player={player} />
      </div>
      {text && <SentenceTools key={index} {...{ tour, index, text }} />}
      <TourLanguages tour={tour} />
      <div className="row">
        <a className="button quiet" href={to(`/tour/${tour.id}`)}>{t("archivePage")}</a>
        {whole && <a className="button quiet" href={to(whole)}>{t("hearWholeInterview")}</a>}
        <button type="button" className="button quiet" onClick={() => player.close()}>
          <CircleStop aria-hidden="true" />
          {t("stopAndClose")}
        </button>
      </div>
    </div>
  );
}
