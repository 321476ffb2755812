/** The photograph of a story: from the camera or a file, with a description. */
import { Camera, ImageUp, MapPin } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import { TextField } from "../../author/tour-form/field.tsx";
import { EarlierFileNote, useMediaField } from "../../author/tour-form/media/earlier_file.tsx";
import { FileButton } from "../../author/tour-form/media/file_button.tsx";
import { FieldFile } from "../../author/tour-form/media/stored_file.tsx";
import { Thumbnail } from "../../author/tour-form/media/thumbnail.tsx";
import type { Position } from "../../../lib/model/tour/position.ts";
import { useSetPlace } from "./place_field.tsx";
import { STOP } from "./story_values.ts";

const NAME = `${STOP}.things.0.url` as const;

export function PhotoField() {
  useSignals();
  const media = useMediaField(NAME);
  const { address, off, place, add } = media;
  const setPlace = useSetPlace();
  const usePlace = (at: Position) => {
    setPlace(at);
    media.placeUsed();
  };
  return (
    <section className="story-part" aria-labelledby="story-photo">
      <h2 id="story-photo">Photo</h2>
      <div className="story-photo">
        <Thumbnail url={media.url} sizes="12rem" />
      </div>
      <FieldFile kind="picture" label="Photo" name="Your photo" field={media} />
      <EarlierFileNote kind="picture" field={media} />
      {off ? <p className="soft">{off}</p> : (
        <div className="story-buttons">
          <FileButton kind="picture" label="Photo of this story" capture onFiles={add}>
            <Camera aria-hidden="true" />
            {address ? "Take another photo" : "Take a photo"}
          </FileButton>
          <FileButton kind="picture" label="Picture of this story" onFiles={add}>
            <ImageUp aria-hidden="true" />Choose a picture
          </FileButton>
          {place && (
            <button type="button" className="button" onClick={() => usePlace(place)}>
              <MapPin aria-hidden="true" />Use the photo’s place
            </button>
          )}
        </div>
      )}
      {address !== "" && (
        <TextField
          name={`${STOP}.things.0.alt`}
          label="What does the photo show?"
          optional
          hint="One sentence for people who can’t see it."
        />
      )}
    </section>
  );
}
