/** The picture of a stop: the one that the voice speaks of, else its usual one. */
import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, useState } from "react";
import { textIn } from "../../lib/model/text/language.ts";
import type { PlayerStop, PlayerThing } from "../../lib/model/tour/player_tour.ts";
import { imageSource } from "../../lib/ui/image_source.ts";
import type { Figure } from "../../lib/ui/tour/stop_picture.tsx";
import type { CurrentStop } from "./current_stop.ts";

type Of = CurrentStop & {
  /** What is shown while the voice speaks of nothing else; without it there is nothing then. */
  usual?: Figure;
  /** As in `<img>`. */
  sizes: string;
};

type Shown = {
  /** Where the voice speaks of it. */
  thing?: PlayerThing;
  picture: Figure;
  /** The pictures upon each other, for a frame of a fixed shape. */
  layers: ReactNode;
};

/** Whether pictures of the stop follow the voice. */
export const followsVoice = ({ things = [] }: Pick<PlayerStop, "things">): boolean =>
  things.some(({ from }) => from !== undefined);

/**
 * A picture is shown once it has loaded; until then, and when it fails, the one before stays. The
 * one that comes soon is loaded below it.
 */
export function useVoicePicture({ player, tour, stop, index, usual = {}, sizes }: Of): Shown {
  useSignals();
  const isCurrent = player.index.value === index && player.tour.value?.id === tour.id;
  const [wanted, next] = isCurrent ? [player.thing.value, player.nextThing.value] : [];
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [{ shown, before }, show] = useState<{ shown?: PlayerThing; before?: string }>({});
  const addressOf = (thing?: PlayerThing) => thing ? thing.url : usual.address;
  const [address, wantedAddress] = [addressOf(shown), addressOf(wanted)];
  if (wanted !== shown && (!wantedAddress || loaded.has(wantedAddress))) {
    show({ shown: wanted, before: address === wantedAddress ? before : address });
  }
  const picture = shown ? { ...shown, address } : usual;
  const mounted = [address, before, wantedAddress, next?.url];
  // Always in the same order: an element that is moved would not fade.
  const all = new Set([usual.address, ...(stop.things ?? []).map(({ url }) => url)]);
  const layers = [...all].filter((url) => url && (url === usual.address || mounted.includes(url)));
  return {
    thing: shown,
    picture,
    layers: (
      <span className="voice-layers">
        {(layers as string[]).map((url) => (
          <img
            key={url}
            {...imageSource(url)}
            sizes={sizes}
            alt={url === address ? picture.alt ?? "" : ""}
            data-usual={url === usual.address || undefined}
            data-shown={url === address || undefined}
            data-before={shown && url === before || undefined}
            referrerPolicy="no-referrer"
            onLoad={() => setLoaded((urls) => new Set(urls).add(url))}
          />
        ))}
      </span>
    ),
  };
}

/** Caption and credit in a room of two lines, so that nothing moves when the picture changes. */
export function VoiceCaption({ picture, thing }: Pick<Shown, "picture" | "thing">) {
  const words = [thing?.caption, thing?.date, picture.credit].filter(Boolean).join(" · ");
  return <figcaption className="voice-caption" {...textIn()}>{words}</figcaption>;
}
