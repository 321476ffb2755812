/** The photograph of a story: from the camera or a file, with a description. */
import { Camera, ImageUp, MapPin } from "lucide-react";
import { useState } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { TextField } from "../../author/tour-form/field.tsx";
import { attachFile } from "../../author/tour-form/media/attach_file.ts";
import { EarlierFileNote, useMediaField } from "../../author/tour-form/media/earlier_file.tsx";
import { FileButton } from "../../author/tour-form/media/file_button.tsx";
import { isStored, StoredFile } from "../../author/tour-form/media/stored_file.tsx";
import { Thumbnail } from "../../author/tour-form/media/thumbnail.tsx";
import { UploadStatus } from "../../author/tour-form/media/upload_status.tsx";
import { useLocalUrl } from "../../author/tour-form/media/use_local_url.ts";
import { useUploadsOff } from "../../author/tour-form/media/use_uploads_off.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { STOP } from "./story_values.ts";

const NAME = `${STOP}.imageUrl` as const;

type Props = { target: string; onPlace: (at: Position) => void };

export function PhotoField({ target, onPlace }: Props) {
  useSignals();
  const media = useMediaField(NAME);
  const { form, address, uploadId, upload } = media;
  const url = useLocalUrl(address);
  const off = useUploadsOff();
  /** The upload whose place was taken over. */
  const [placedId, setPlacedId] = useState<string>();
  const place = upload?.id === placedId ? undefined : upload?.place;
  const add = ([file]: File[]) => attachFile(form, NAME, { blob: file, name: file.name, target });
  const shared = { kind: "picture", label: "Photo", onRemove: media.remove } as const;
  return (
    <section className="story-part" aria-labelledby="story-photo">
      <h2 id="story-photo">Photo</h2>
      <div className="story-photo">
        <Thumbnail url={url} sizes="12rem" />
      </div>
      {uploadId
        ? <UploadStatus uploadId={uploadId} {...shared} />
        : isStored(address) && (
          <StoredFile name={upload?.name ?? "Your photo"} address={address} {...shared} />
        )}
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
            <button
              type="button"
              className="button"
              onClick={() => {
                onPlace(place);
                setPlacedId(upload?.id);
              }}
            >
              <MapPin aria-hidden="true" />Use the photo’s place
            </button>
          )}
        </div>
      )}
      {address !== "" && (
        <TextField
          name={`${STOP}.imageAlt`}
          label="What does the photo show?"
          optional
          hint="One sentence for people who can’t see it."
        />
      )}
    </section>
  );
}
