/** The boxes of the open thing: its file or address, its words, and its pages. */
import {
  ArrowDown,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  Ellipsis,
  ImageUp,
  MapPin,
  Star,
  Trash2,
  X,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import type { ThingValues } from "../../../../lib/formats/fields/things.ts";
import { THING_FIELDS } from "../../../../lib/model/tour/fields/shared_rows.ts";
import { TextField, useFieldError } from "../field.tsx";
import { EarlierFileNote, type MediaField, useMediaField } from "../media/earlier_file.tsx";
import { FileButton } from "../media/file_button.tsx";
import { PictureNotes } from "../media/picture_notes.tsx";
import { FieldFile } from "../media/stored_file.tsx";
import { Thumbnail } from "../media/thumbnail.tsx";
import { Menu } from "../open-one/menu.tsx";
import { setPlace } from "../place/set_place.ts";
import { RightsField } from "../record/rights_field.tsx";
import { TextBoxes } from "../text_boxes.tsx";
import type { TourValues } from "../values.ts";
import { PaperPages } from "./paper_pages.tsx";
import { moveThing, removeThings } from "./thing_changes.ts";
import { coverIndex, indexOfPrefix, type Prefix, thingsAtPrefix } from "./thing_paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

type Props = {
  name: Prefix;
  index: number;
  count: number;
  hint: string;
  /** Opens the thing at another place; -1 closes this one. */
  onOpen: (index: number) => void;
};

/** The words that are asked for first; the others are in a fold. */
const FIRST = ["alt", "caption", "credit"];

export function ThingBoxes({ name, index, count, hint, onOpen }: Props) {
  useSignals();
  const prefix = `${name}things.${index}.` as const;
  const { control, getValues } = useFormContext<TourValues>();
  const media = useMediaField(`${prefix}url`);
  const error = useFieldError(`${prefix}url` as "things.0.url");
  const thing = useWatch({
    control,
    name: `${name}things.${index}` as "things.0",
    compute: (thing: ThingValues | undefined) => thing && { ...thing, alt: "", caption: "" },
  });
  // One that is about to be removed.
  if (!thing) return null;
  const remove = () => removeThings(media.form, name, new Set([thing.id]));
  const current = getValues(`${name}things.${index}` as "things.0");
  const isFilled = Boolean(media.address || current.alt || current.caption || current.credit);
  const title = thing.pages.length > 0
    ? t("paperOf", { number: index + 1, total: count })
    : t("pictureOf", { number: index + 1, total: count });
  return (
    <div
      className="picture-field"
      data-thing-open=""
      data-many={count > 1 || undefined}
      {...count > 1 && { role: "group", "aria-label": title }}
    >
      {count > 1 && (
        <div className="thing-head">
          <h4>{title}</h4>
          <ThingMenu {...{ name, index, count }} onRemove={remove} />
          <HeadButton
            label={t("previousPicture")}
            to={index - 1}
            isEnd={index === 0}
            {...{ onOpen }}
          >
            <ChevronLeft aria-hidden="true" />
          </HeadButton>
          <HeadButton
            label={t("nextPicture")}
            to={index + 1}
            isEnd={index + 1 === count}
            {...{ onOpen }}
          >
            <ChevronRight aria-hidden="true" />
          </HeadButton>
          <HeadButton label={t("closePicture")} to={-1} {...{ onOpen }}>
            <X aria-hidden="true" />
          </HeadButton>
        </div>
      )}
      <FieldFile kind="picture" label={t("picture")} field={{ ...media, remove }} error={error}>
        <TextField
          name={`${prefix}url` as "things.0.url"}
          label={t("imageUrl")}
          optional
          inputMode="url"
          hint={hint}
        />
      </FieldFile>
      <EarlierFileNote kind="picture" field={media} />
      <PictureNotes upload={media.upload} />
      <Picture {...{ name, index, media }} isPaper={thing.pages.length > 0} />
      {isFilled && (
        <>
          <TextBoxes fields={THING_FIELDS} prefix={prefix} which={(_, of) => FIRST.includes(of)} />
          {thing.pages.length > 0 && <PaperPages key={thing.pages.length} {...{ name, index }} />}
          <MoreWords {...{ prefix, thing }} />
        </>
      )}
    </div>
  );
}

type HeadProps = Pick<Props, "onOpen"> & {
  label: string;
  to: number;
  isEnd?: boolean;
  children: ReactNode;
};

/** The first and the last picture keep their buttons, and the focus on them. */
const HeadButton = ({ label, to, isEnd, onOpen, children }: HeadProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    aria-disabled={isEnd || undefined}
    onClick={() => isEnd || onOpen(to)}
  >
    {children}
  </button>
);

type PictureProps = Pick<Props, "name" | "index"> & { media: MediaField; isPaper: boolean };

/** What it looks like, another file for it, and where the photograph was taken. */
function Picture({ name, index, media, isPaper }: PictureProps) {
  const { form, address, url, off, place, add } = media;
  if (address === "") return null;
  const usePlace = () => {
    if (!place) return;
    setPlace(form, name, place);
    media.placeUsed();
  };
  return (
    <div className="picture-file">
      <Thumbnail url={url} sizes="6rem" />
      {!off && !isPaper && (
        <FileButton
          kind="picture"
          label={name === ""
            ? t("otherFileOfArchive", { number: index + 1 })
            : t("otherFileOfStop", { number: index + 1, stop: indexOfPrefix(name) + 1 })}
          onFiles={add}
        >
          <ImageUp aria-hidden="true" />
          {t("replacePicture")}
        </FileButton>
      )}
      {place && (
        <button type="button" className="button" onClick={usePlace}>
          <MapPin aria-hidden="true" />
          {t("usePhotosPlace")}
        </button>
      )}
    </div>
  );
}

type MoreProps = { prefix: `${Prefix}things.${number}.`; thing: ThingValues };

/** Unfolded where one of them has a value. */
function MoreWords({ prefix, thing: { date, source, rights, then } }: MoreProps) {
  const { control, setValue, clearErrors } = useFormContext<TourValues>();
  const [isOpen, setOpen] = useState([date, source, rights].some(Boolean) || then);
  const path = `${prefix}rights` as "things.0.rights";
  const error = useFieldError(path);
  const archive = useWatch({ control, name: "record.rights" });
  return (
    <details
      className="thing-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t("moreWords")}</summary>
      {isOpen && (
        <>
          <TextBoxes
            fields={THING_FIELDS}
            prefix={prefix}
            which={(_, name) => !FIRST.includes(name)}
          />
          <RightsField
            value={rights}
            inherited={archive}
            error={error}
            onRights={(uri) => {
              setValue(path, uri, { shouldDirty: true });
              clearErrors(path);
            }}
          />
          {prefix.startsWith("audioStops") && (
            <label className="thing-tick">
              <input
                type="checkbox"
                checked={then}
                onChange={({ target }) =>
                  setValue(`${prefix}then` as "things.0.then", target.checked, {
                    shouldDirty: true,
                  })}
              />
              <span>{t("isOldView")}</span>
            </label>
          )}
        </>
      )}
    </details>
  );
}

type MenuProps = Pick<Props, "name" | "index" | "count"> & { onRemove: () => void };

function ThingMenu({ name, index, count, onRemove }: MenuProps) {
  const form = useFormContext<TourValues>();
  const things = useWatch({
    control: form.control,
    name: thingsAtPrefix(name),
    compute: (things: ThingValues[] = []) => ({
      cover: coverIndex(things),
      canBe: Boolean(things[index]?.url) && !things[index]?.then,
    }),
  });
  const move = (to: number) => moveThing(form, name, index, to);
  return (
    <Menu
      label={
        <>
          <Ellipsis aria-hidden="true" />
          <span className="visually-hidden">{t("moreForPicture", { number: index + 1 })}</span>
        </>
      }
    >
      {things.canBe && things.cover !== index && (
        <button
          type="button"
          className="button quiet"
          onClick={() => move(things.cover)}
        >
          <Star aria-hidden="true" />
          {t("makeCover")}
        </button>
      )}
      {index > 0 && (
        <button type="button" className="button quiet" onClick={() => move(index - 1)}>
          <ArrowUp aria-hidden="true" />
          {t("moveUp")}
        </button>
      )}
      {index < count - 1 && (
        <button
          type="button"
          className="button quiet"
          onClick={() => move(index + 1)}
        >
          <ArrowDown aria-hidden="true" />
          {t("moveDown")}
        </button>
      )}
      <button type="button" className="button quiet" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        {t("removePicture")}
      </button>
    </Menu>
  );
}
