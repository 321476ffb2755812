/** The pictures of the tour or of a stop: files or addresses, their descriptions and credits. */
import { ImageUp, MapPin } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { PICTURE_NAMES } from "../../../lib/model/tour/player_tour.ts";
import { STOP_FIELDS } from "../../../lib/model/tour/fields/table.ts";
import { FieldError, TextField, useFieldError } from "./field.tsx";
import { EarlierFileNote, useMediaField } from "./media/earlier_file.tsx";
import { FileButton } from "./media/file_button.tsx";
import type { PicturePath } from "./media/media_paths.ts";
import { PhotoButton } from "./media/photo_button.tsx";
import { PictureNotes } from "./media/picture_notes.tsx";
import { StopPictures } from "./media/stop_pictures.tsx";
import { FieldFile } from "./media/stored_file.tsx";
import { Thumbnail } from "./media/thumbnail.tsx";
import { setPlace } from "./place/set_place.ts";
import type { StopValues, TourValues } from "./values.ts";
import { LongField } from "./open-one/long_field.tsx";
import { TextBoxes } from "./text_boxes.tsx";

type Props = {
  /** "" for the tour's picture, "audioStops.3." for that of a stop. */
  name: "" | `audioStops.${number}.`;
  hint: string;
};

/** The words of a picture come with it. */
export function PictureFields({ name, hint }: Props) {
  const { control } = useFormContext<TourValues>();
  const has = useWatch({ control, name: PICTURE_NAMES.map((one) => `${name}${one}` as const) });
  return (
    <>
      <PictureFile name={name} field={`${name}imageUrl`} hint={hint} />
      {has.some(Boolean) && (
        <TextBoxes
          fields={STOP_FIELDS}
          prefix={name}
          which={({ lead }) => lead === "imageUrl"}
        />
      )}
    </>
  );
}

/** An old picture of the same view. */
export function OldPictureField({ name }: { name: `audioStops.${number}.` }) {
  const { control } = useFormContext<TourValues>();
  const fields = OLD_FIELDS.map((field) => `${name}${field}` as const);
  const old = useWatch({ control, name: `${name}oldImageUrl` });
  const hasErrors = fields.map((field) => useFieldError(field)).some(Boolean);
  return (
    <LongField
      name="oldImageUrl"
      isEmpty={!old}
      title="Then and now"
      summary="Visitors compare the old picture with today’s."
      loading="Loading…"
      error={hasErrors && (
        <FieldError id={`${name}old-error`}>Something in it can’t be saved.</FieldError>
      )}
      load={() => Promise.resolve(OldPicture)}
      render={(Content) => <Content name={name} />}
    />
  );
}

const OLD_FIELDS = ["oldImageUrl", "oldImageYear", "oldImageAlt", "oldImageCredit"] as const;

const OldPicture = ({ name }: { name: `audioStops.${number}.` }) => (
  <>
    <PictureFile
      name={name}
      field={`${name}oldImageUrl`}
      hint="A file, or the https address of an old picture of this view."
    />
    <TextBoxes fields={STOP_FIELDS} prefix={name} which={({ lead }) => lead === "oldImageUrl"} />
  </>
);
type FileProps = Props & { field: PicturePath };

function PictureFile({ name, field, hint }: FileProps) {
  useSignals();
  const isOld = field.endsWith("oldImageUrl");
  const label = isOld ? "Old picture" : "Picture";
  const media = useMediaField(field);
  const { form, address, url, off, place, add } = media;
  const error = useFieldError(field);
  const takeFromStop = ({ imageUrl, ...texts }: Pick<StopValues, typeof PICTURE_NAMES[number]>) => {
    media.replace(imageUrl);
    for (const text of PICTURE_NAMES) {
      if (text === "imageUrl" || form.getValues(text) !== "") continue;
      form.setValue(text, texts[text], { shouldDirty: true });
    }
  };
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
          name={field}
          label={isOld ? "Old picture: address" : "Image URL"}
          optional
          inputMode="url"
          hint={hint}
        />
      </FieldFile>
      <EarlierFileNote kind="picture" field={media} />
      <PictureNotes upload={media.upload} />
      {name === "" && <StopPictures address={address} onUse={takeFromStop} />}
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
      </div>
    </div>
  );
}
