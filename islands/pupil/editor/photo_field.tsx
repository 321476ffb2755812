/** The photographs of a story: from the camera or a file, each with a description. */
import { Camera, ImagePlus, ImageUp, MapPin } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { TextField } from "../../author/tour-form/field.tsx";
import { EarlierFileNote, useMediaField } from "../../author/tour-form/media/earlier_file.tsx";
import { FileButton } from "../../author/tour-form/media/file_button.tsx";
import { FieldFile } from "../../author/tour-form/media/stored_file.tsx";
import { Thumbnail } from "../../author/tour-form/media/thumbnail.tsx";
import type { TourValues } from "../../author/tour-form/values.ts";
import { newThing } from "../../../lib/formats/fields/things.ts";
import { MAX_PHOTOS } from "../../../lib/model/class/class_limits.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { useSetPlace } from "./place_field.tsx";
import { STOP } from "./story_values.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

/** One place for a photograph is always there; the next comes once all have one. */
export function PhotosField() {
  const { control, getValues, setValue } = useFormContext<TourValues>();
  const things = useWatch({ control, name: `${STOP}.things` }) ?? [];
  // An old view is the teacher's.
  const shown = things.flatMap(({ then }, index) => then ? [] : [index]);
  const isRoom = shown.length < MAX_PHOTOS && shown.every((index) => things[index].url !== "");
  const addPlace = () => setValue(`${STOP}.things`, [...getValues(`${STOP}.things`), newThing({})]);
  return (
    <section className="story-part" aria-labelledby="story-photo">
      <h2 id="story-photo">{shown.length > 1 ? t("photos") : t("photo")}</h2>
      {shown.map((index, n) => <PhotoField key={things[index].id} index={index} number={n + 1} />)}
      {isRoom && (
        <div className="story-buttons">
          <button type="button" className="button quiet" onClick={addPlace}>
            <ImagePlus aria-hidden="true" />
            {t("anotherPhoto")}
          </button>
        </div>
      )}
    </section>
  );
}

/** `index` in all things of the story, `number` among its photographs from 1. */
function PhotoField({ index, number }: { index: number; number: number }) {
  useSignals();
  const media = useMediaField(`${STOP}.things.${index}.url`);
  const { address, off, place, add } = media;
  const setPlace = useSetPlace();
  const usePlace = (at: Position) => {
    setPlace(at);
    media.placeUsed();
  };
  const name = number === 1 ? t("photo") : t("photoNumber", { number });
  return (
    <div className="story-photo-field">
      <div className="story-photo">
        <Thumbnail url={media.url} sizes="12rem" />
      </div>
      <FieldFile kind="picture" label={name} name={t("yourPhoto")} field={media} />
      <EarlierFileNote kind="picture" field={media} />
      {off ? <p className="soft">{off}</p> : (
        <div className="story-buttons">
          <FileButton
            kind="picture"
            label={number === 1 ? t("photoOfStory") : t("photoNumberOfStory", { number })}
            capture
            onFiles={add}
          >
            <Camera aria-hidden="true" />
            {address ? t("takeAnotherPhoto") : t("takePhoto")}
          </FileButton>
          <FileButton
            kind="picture"
            label={number === 1 ? t("pictureOfStory") : t("pictureNumberOfStory", { number })}
            onFiles={add}
          >
            <ImageUp aria-hidden="true" />
            {t("choosePicture")}
          </FileButton>
          {place && (
            <button type="button" className="button" onClick={() => usePlace(place)}>
              <MapPin aria-hidden="true" />
              {t("usePlaceOfPhoto")}
            </button>
          )}
        </div>
      )}
      {address !== "" && (
        <TextField
          name={`${STOP}.things.${index}.alt`}
          label={number === 1 ? t("whatPhotoShows") : t("whatPhotoNumberShows", { number })}
          optional
          hint={t("altHint")}
        />
      )}
    </div>
  );
}
