/**
 * The story of the landing page: one press plays it. Without script a link to its stop stands in
 * place of the button. Until the first touch nothing of this is loaded, unless something is already
 * playing.
 */
import { useSignals } from "@preact/signals-react/runtime";
import { type LucideIcon, Pause, Play } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import type { Player } from "../../lib/player/player.ts";
import { getPlayer } from "../../lib/player/player_instance.ts";
import { isPlayingOrLoading } from "../../lib/player/player_state.ts";
import { formatTime, toPercent } from "../../lib/player/time.ts";
import { api, messageOf } from "../../lib/device/api.ts";
import type { Tour } from "../../lib/model/tour/tour.ts";
import { usePlayer } from "../player/use_player.ts";
import { showAlert } from "../shell/alert.ts";
import { createStoryPress } from "./press_story.ts";
import { to } from "../../lib/texts/paths.ts";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";

const t = texts("find");

/** `index` of the stop is from 0; `length` is for people, such as '2 min'. */
export type HeroStoryProps = { tourId: string; index: number; title: string; length: string };

export default function HeroStory({ tourId, index, title, length }: HeroStoryProps) {
  useSignals();
  const player = usePlayer();
  const [isOnItsWay, setOnItsWay] = useState(false);
  const [{ press, end }] = useState(() =>
    createStoryPress({
      tourId,
      index,
      player: getPlayer,
      load: () => api<Tour>("GET", `/api/tours/${tourId}`),
      onWay: setOnItsWay,
      onFailed: (error) => sayMissing(error, to(`/tour/${tourId}#stop-${index + 1}`)),
    })
  );
  useEffect(() => end, []);
  const isCurrent = player?.tour.value?.id === tourId && player.index.value === index;
  const on = isOnItsWay || isCurrent && isPlayingOrLoading(player.status.value);
  return (
    <div className="hero-story">
      <button
        type="button"
        className="hero-play"
        data-tap-again={t("tapToListen")}
        onClick={press}
      >
        <Seal of={on ? Pause : Play} part={isCurrent ? partOf(player) : undefined} />
        <Story title={title} length={length} does={on ? t("pause") : t("playStory")}>
          {isOnItsWay
            ? t("loading")
            : isCurrent
            ? <State player={player} length={length} />
            : <Offer length={length} />}
        </Story>
      </button>
      <noscript>
        <a className="hero-play" href={to(`/tour/${tourId}#stop-${index + 1}`)}>
          <Seal of={Play} />
          <Story title={title} length={length} does={t("openStory")}>
            <Offer length={length} />
          </Story>
        </a>
      </noscript>
    </div>
  );
}

/** The seal, with the heard share of the story, from 0 to 1. */
const Seal = ({ of: Icon, part }: { of: LucideIcon; part?: number }) => (
  <span
    className="hero-seal"
    style={part === undefined ? undefined : { "--part": part } as CSSProperties}
  >
    <Icon aria-hidden="true" />
  </span>
);

type StoryProps = { title: string; length: string; does: string; children: ReactNode };

/** The words beside the seal: what a press does, the state of the story, and its title. */
const Story = ({ title, length, does, children }: StoryProps) => (
  <span className="hero-story-text">
    <span className="visually-hidden">{`${does}: `}</span>
    <span className="kicker figures" aria-hidden="true">{children}</span>
    <strong>
      {title}
      <span className="visually-hidden">, {length}</span>
    </strong>
  </span>
);

const Offer = ({ length }: { length: string }) => (
  <>{rich(t, "playStoryOf", { length: <span className="no-break">{length}</span> })}</>
);

/** The player's state of the story, in place of its length. */
function State({ player, length }: { player: Player; length: string }) {
  useSignals();
  const [status, at, total] = [
    player.status.value,
    player.currentTime.value,
    player.duration.value,
  ];
  if (status === "error") return t("doesNotPlayNow");
  if (status === "loading") return t("loading");
  if (at > 0 && total > 0) {
    return t("timeOf", { time: formatTime(at), total: formatTime(total) });
  }
  return <Offer length={length} />;
}

/** The heard share of the story, from 0 to 1. */
const partOf = ({ currentTime, duration }: Player): number =>
  toPercent(currentTime.value, duration.value) / 100;

function sayMissing(error: unknown, href: string): void {
  showAlert(t("storyMissing", { message: messageOf(error) }), {
    label: t("openArchive"),
    href,
  });
}
