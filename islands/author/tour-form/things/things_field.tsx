/** The pictures of the archive or of a stop: files or addresses, and the words about each. */
import { History, ImagePlus, ImageUp, MapPin, X } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { MAX_THINGS } from "../../../../lib/model/media/thing.ts";
import { THING_FIELDS } from "../../../../lib/model/tour/fields/shared_rows.ts";
import { newThing } from "../../../../lib/formats/fields/things.ts";
import { TextField, useFieldError } from "../field.tsx";
import { EarlierFileNote, useMediaField } from "../media/earlier_file.tsx";
import { FileButton } from "../media/file_button.tsx";
import { PhotoButton } from "../media/photo_button.tsx";
import { PictureNotes } from "../media/picture_notes.tsx";
import { StopPictures } from "../media/stop_pictures.tsx";
import { FieldFile } from "../media/stored_file.tsx";
import { Thumbnail } from "../media/thumbnail.tsx";
import { setPlace } from "../place/set_place.ts";
import { TextBoxes } from "../text_boxes.tsx";
import type { TourValues } from "../values.ts";
import { type Prefix, withoutThing } from "./thing_paths.ts";

type Props = { name: Prefix; hint: string };

export function ThingsField({ name, hint }: Props) {
  const { control, getValues, setValue } = useFormContext<TourValues>();
  const list = `${name}things` as "things";
  const things = useWatch({ control, name: list }) ?? [];
  const add = (then: boolean) =>
    setValue(list, [...getValues(list), newThing({ then })], { shouldDirty: true });
  const isFull = things.length >= MAX_THINGS;
  const isFilled = things.every(({ url }) => url !== "");
  return (
    <>
      {things.map(({ id }, index) => (
        <ThingFields key={id} {...{ name, index, hint }} isAlone={things.length === 1} />
      ))}
      {isFilled && !isFull && (
        <div className="picture-file">
          <button type="button" className="button quiet" onClick={() => add(false)}>
            <ImagePlus aria-hidden="true" />Another picture
          </button>
          {name !== "" && things.every(({ then }) => !then) && (
            <button
              type="button"
              className="button quiet"
              onClick={() => add(true)}
            >
              <History aria-hidden="true" />Then and now
            </button>
          )}
        </div>
      )}
    </>
  );
}

type ThingProps = Props & { index: number; isAlone: boolean };

function ThingFields({ name, index, hint, isAlone }: ThingProps) {
  useSignals();
  const prefix = `${name}things.${index}.` as const;
  const { control, getValues, setValue } = useFormContext<TourValues>();
  const thing = useWatch({ control, name: `${name}things.${index}` as "things.0" });
  const media = useMediaField(`${prefix}url`);
  const { form, address, url, off, place, add } = media;
  const error = useFieldError(`${prefix}url` as "things.0.url");
  // One that is about to be removed.
  if (!thing) return null;
  const isOld = thing.then;
  const label = isOld ? "Old picture" : "Picture";
  const hasWords = [url, thing.alt, thing.caption, thing.credit].some(Boolean);
  const list = `${name}things` as "things";
  const remove = () => setValue(list, withoutThing(getValues(list), index), { shouldDirty: true });
  const usePlace = () => {
    if (!place) return;
    setPlace(form, name, place);
    media.placeUsed();
  };
  const of = name === "" ? "the archive" : `stop ${Number(name.split(".")[1]) + 1}`;
  return (
    <div className="picture-field">
      <FieldFile kind="picture" label={label} field={media} error={error}>
        <TextField
          name={`${prefix}url` as "things.0.url"}
          label={isOld ? "Old picture: address" : "Image URL"}
          optional
          inputMode="url"
          hint={isOld ? "A file, or the https address of an old picture of this view." : hint}
        />
      </FieldFile>
      <EarlierFileNote kind="picture" field={media} />
      <PictureNotes upload={media.upload} />
      {name === "" && index === 0 && <StopPictures address={address} onUse={media.replace} />}
      <div className="picture-file">
        <Thumbnail url={url} sizes="6rem" />
        {off ? <p className="soft">{off}</p> : (
          <>
            <FileButton
              kind="picture"
              label={`${isOld ? "Old view" : "Picture"} of ${of}`}
              onFiles={add}
            >
              <ImageUp aria-hidden="true" />
              {address ? "Replace" : "Add"} {isOld ? "old picture" : "picture"}
            </FileButton>
            {!isOld && <PhotoButton of={of} onFiles={add} />}
          </>
        )}
        {place && (
          <button type="button" className="button" onClick={usePlace}>
            <MapPin aria-hidden="true" />Use the photo’s place
          </button>
        )}
        {!isAlone && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${label.toLowerCase()} ${index + 1}`}
            onClick={remove}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </div>
      {hasWords && <TextBoxes fields={THING_FIELDS} prefix={prefix} which={() => true} />}
    </div>
  );
}
