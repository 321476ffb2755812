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
import { coverIndex, holderText, type Prefix, thingsAtPrefix } from "./thing_paths.ts";

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
  const title = `${thing.pages.length > 0 ? "Paper" : "Picture"} ${index + 1} of ${count}`;
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
          <HeadButton label="Previous picture" to={index - 1} {...{ count, onOpen }}>
            <ChevronLeft aria-hidden="true" />
          </HeadButton>
          <HeadButton label="Next picture" to={index + 1} {...{ count, onOpen }}>
            <ChevronRight aria-hidden="true" />
          </HeadButton>
          <HeadButton label="Close picture" to={-1} {...{ count, onOpen }}>
            <X aria-hidden="true" />
          </HeadButton>
        </div>
      )}
      <FieldFile kind="picture" label="Picture" field={{ ...media, remove }} error={error}>
        <TextField
          name={`${prefix}url` as "things.0.url"}
          label="Image URL"
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

type HeadProps = Pick<Props, "count" | "onOpen"> & {
  label: string;
  to: number;
  children: ReactNode;
};

/** The first and the last picture keep their buttons, and the focus on them. */
const HeadButton = ({ label, to, count, onOpen, children }: HeadProps) => {
  const isEnd = to === count || to === -1 && label.startsWith("Previous");
  return (
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
};

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
          label={`Another file for picture ${index + 1} of ${holderText(name)}`}
          onFiles={add}
        >
          <ImageUp aria-hidden="true" />Replace picture
        </FileButton>
      )}
      {place && (
        <button type="button" className="button" onClick={usePlace}>
          <MapPin aria-hidden="true" />Use the photo’s place
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
      <summary>Date, source, rights, old view</summary>
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
              <span>Old view of this place (then and now)</span>
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
          <span className="visually-hidden">More for picture {index + 1}</span>
        </>
      }
    >
      {things.canBe && things.cover !== index && (
        <button
          type="button"
          className="button quiet"
          onClick={() => move(things.cover)}
        >
          <Star aria-hidden="true" />Make it the cover
        </button>
      )}
      {index > 0 && (
        <button type="button" className="button quiet" onClick={() => move(index - 1)}>
          <ArrowUp aria-hidden="true" />Move up
        </button>
      )}
      {index < count - 1 && (
        <button
          type="button"
          className="button quiet"
          onClick={() => move(index + 1)}
        >
          <ArrowDown aria-hidden="true" />Move down
        </button>
      )}
      <button type="button" className="button quiet" onClick={onRemove}>
        <Trash2 aria-hidden="true" />Remove picture
      </button>
    </Menu>
  );
}
