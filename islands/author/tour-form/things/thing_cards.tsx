/** The things of a stop as small cards: opened, sorted, or selected to be joined or removed. */
import { GripVertical, Image, Layers, Trash2, TriangleAlert, X } from "lucide-react";
import { computed } from "@preact/signals-core";
import { memo, useId, useMemo } from "react";
import { useFormContext } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { isOnItsWay } from "../../../../lib/device/uploads/upload_record.ts";
import type { ThingValues } from "../../../../lib/formats/fields/things.ts";
import { MAX_PAGES } from "../../../../lib/model/media/thing.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { Thumbnail } from "../media/thumbnail.tsx";
import { useLocalUrl } from "../media/use_local_url.ts";
import { SortableList } from "../outline/sortable_list.tsx";
import { useSelection } from "../outline/use_selection.ts";
import { lengthText } from "../stops/recording_length.ts";
import type { TourValues } from "../values.ts";
import { joinThings, moveThing, removeThings } from "./thing_changes.ts";
import type { Prefix } from "./thing_paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

/** What a card shows of a thing: typing in other boxes draws no card. */
export type Card = Pick<ThingValues, "id" | "url" | "then" | "from" | "to"> & {
  label: string;
  isDescribed: boolean;
  pages: string[];
};

/** What the times of things need to be shown and set. */
export type ThingTimesProps = {
  name: Exclude<Prefix, "">;
  cards: readonly Card[];
  /** The index of the open thing; -1 without one. */
  open: number;
  onOpen: (id: string) => void;
};

export const cardsOf = (things: readonly ThingValues[] = []): Card[] =>
  things.map(({ id, url, then, from, to, caption, alt, pages }) => ({
    id,
    url,
    then,
    ...from !== undefined && { from },
    ...to !== undefined && { to },
    label: (caption || alt).trim().slice(0, 80),
    isDescribed: alt.trim() !== "",
    pages: pages.map((page) => page.url),
  }));

type Props = {
  name: Prefix;
  cards: readonly Card[];
  openId: string | undefined;
  onOpen: (id: string) => void;
};

export function ThingCards({ name, cards, openId, onOpen }: Props) {
  const form = useFormContext<TourValues>();
  const help = useId();
  const keys = cards.map(({ id }) => id);
  const selection = useSelection(keys);
  const { chosen } = selection;
  const cover = cards.findIndex(({ url, then }) => url && !then);
  const indexes = selection.indexes();
  const selected = new Set(indexes.map((index) => keys[index]));
  const pages = indexes.reduce((sum, index) => sum + 1 + cards[index].pages.length, 0);
  const end = (act: () => void) => {
    act();
    selection.end();
  };
  return (
    <>
      <div className="thing-head">
        <p id={help} className="soft">
          {t("picturesAndPapers", { total: cards.length })}
        </p>
        {!chosen && (
          <button type="button" className="button quiet" onClick={selection.begin}>
            {t("select")}
          </button>
        )}
      </div>
      <SortableList
        helpId={help}
        what="picture"
        className="thing-cards"
        keys={keys}
        titleOf={(index) => cards[index].label || t("pictureNumber", { number: index + 1 })}
        onMove={(from, to) => moveThing(form, name, from, to)}
      >
        {cards.map((card, index) => (
          <ThingCard
            key={card.id}
            {...{ card, index, help }}
            isCover={index === cover}
            isOpen={!chosen && card.id === openId}
            isChosen={chosen?.has(card.id)}
            onPress={chosen ? selection.turn : onOpen}
          />
        ))}
      </SortableList>
      {chosen && (
        <div className="thing-selection" role="group" aria-label={t("selectedPictures")}>
          <p role="status">
            {selected.size === 0
              ? t("tapToSelect")
              : pages > MAX_PAGES
              ? t("tooManyPages", { most: MAX_PAGES, pages })
              : t("selected", { total: selected.size })}
          </p>
          <button type="button" className="button quiet" onClick={selection.end}>
            <X aria-hidden="true" />
            {t("done")}
          </button>
          {selected.size > 1 && pages <= MAX_PAGES && (
            <button
              type="button"
              className="button"
              onClick={() => end(() => onOpen(joinThings(form, name, selected)))}
            >
              <Layers aria-hidden="true" />
              {t("joinPages")}
            </button>
          )}
          {selected.size > 0 && (
            <button
              type="button"
              className="button quiet"
              onClick={() => end(() => removeThings(form, name, selected))}
            >
              <Trash2 aria-hidden="true" />
              {t("remove")}
            </button>
          )}
        </div>
      )}
    </>
  );
}

type CardProps = {
  card: Card;
  index: number;
  help: string;
  isCover: boolean;
  isOpen: boolean;
  /** Undefined while cards are opened. */
  isChosen: boolean | undefined;
  onPress: (id: string, toHere: boolean) => void;
};

/** The same card draws nothing: `card` is new at each change of any. */
const isSameCard = (a: CardProps, b: CardProps): boolean =>
  (Object.keys(b) as (keyof CardProps)[]).every((name) =>
    name === "card"
      ? JSON.stringify(a.card) === JSON.stringify(b.card)
      : name === "onPress" || a[name] === b[name]
  );

const ThingCard = memo(function ThingCard(props: CardProps) {
  const { card, index, help, isCover, isOpen, isChosen, onPress } = props;
  const signs = signsOf(card, isCover);
  return (
    <li data-thing={card.id} data-open={isOpen || undefined}>
      <button
        type="button"
        className="thing-card"
        aria-expanded={isChosen === undefined ? isOpen : undefined}
        aria-pressed={isChosen}
        onClick={({ shiftKey }) => onPress(card.id, shiftKey)}
      >
        <span className="thing-picture">
          <CardPicture address={card.url} />
          {signs.length > 0 && (
            <span className="thing-signs">
              {signs.map((sign) => <span key={sign}>{sign}</span>)}
            </span>
          )}
        </span>
        <span className="visually-hidden">{t("cardNumber", { number: index + 1 })}</span>
        <span className={card.label ? "thing-label" : "thing-label soft"}>
          {card.label || t("notDescribed")}
        </span>
        {card.label && !card.isDescribed && (
          <span className="visually-hidden">{t("alsoNotDescribed")}</span>
        )}
        <UploadSign card={card} />
      </button>
      <button
        type="button"
        className="icon-button drag-handle"
        aria-label={t("movePicture", { number: index + 1 })}
        aria-describedby={help}
      >
        <GripVertical aria-hidden="true" />
      </button>
    </li>
  );
}, isSameCard);

function signsOf({ then, pages, from }: Card, isCover: boolean): string[] {
  return [
    isCover && t("cover"),
    then && t("oldView"),
    pages.length > 0 && t("pagesCount", { count: pages.length + 1 }),
    from !== undefined && lengthText(from / 1000),
  ].filter((sign) => sign !== false);
}

/** A photograph of this device is shown once it is converted: it may be large, or of any format. */
export function CardPicture({ address }: { address: string }) {
  useSignals();
  const isReady = useMemo(() => {
    const id = uploadIdOf(address);
    const { uploads } = getUploadQueue();
    return computed(() => id === undefined || (uploads.value.get(id)?.files ?? []).length > 0);
  }, [address]).value;
  const url = useLocalUrl(isReady ? address : "", "small");
  return url ? <Thumbnail url={url} sizes="8rem" /> : <Image aria-hidden="true" />;
}

/** How far the files of a thing are on their way. */
function UploadSign({ card: { url, pages } }: { card: Card }) {
  useSignals();
  const { uploads } = getUploadQueue();
  const files = [url, ...pages].flatMap((address) => {
    const id = uploadIdOf(address);
    return id === undefined ? [] : [uploads.value.get(id)];
  });
  if (files.length === 0) return null;
  if (files.some((file) => !file || file.step === "failed")) {
    return (
      <span className="thing-failed">
        <TriangleAlert aria-hidden="true" />
        {t("notAdded")}
      </span>
    );
  }
  const left = files.filter((file) => file && isOnItsWay(file)).length;
  if (left === 0) return null;
  return (
    <progress
      aria-label={t("sending")}
      max={files.length}
      value={files.reduce((sum, file) => sum + (file!.isActive ? file!.progress : 0), 0) ||
        undefined}
    />
  );
}
