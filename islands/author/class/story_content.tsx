/** The parts of a story as its pupils made them: text, recording, pictures and place. */
import { useState } from "react";
import type { Submission } from "../../../lib/model/class/submission.ts";
import { uploadIdOf } from "../../../lib/model/media/upload_address.ts";
import { isSafeUrl } from "../../../lib/model/media/url_rules.ts";
import { STOP_PLACE_NAMES } from "../../../lib/model/text/stop_place_names.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { pagesOf } from "../../../lib/model/media/thing.ts";
import { withThings } from "../../../lib/model/media/with_things.ts";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { StopPicture } from "../../../lib/ui/tour/stop_picture.tsx";
import { ContentWarning } from "../../../lib/ui/words.tsx";
import type { TourMapProps } from "../../map/place.ts";
import { usePart } from "../../runtime/use_part.ts";

type Props = {
  story: Submission;
  /** The pupils who tell it. */
  names: string[];
  tiles: TourMapProps["tiles"];
};

export function StoryContent({ story: { id, title: name, stop }, names, tiles }: Props) {
  // Others may tell the same beside it.
  const title = names.length > 0 ? `${name}, by ${names.join(", ")}` : name;
  const { description = "", language, audioUrl = "", audioDuration } = stop;
  const pictures = (stop.things ?? []).flatMap(pagesOf).map(({ url }) => url);
  return (
    <div className="class-content">
      {isSafeUrl(audioUrl)
        ? <Recording title={title} address={audioUrl} duration={audioDuration} />
        : <p className="soft">{missingText("recording", audioUrl)}</p>}
      {description.trim() === ""
        ? <p className="soft">There is no text yet.</p>
        : (
          <div className="class-text" {...textIn(language)}>
            <Paragraphs text={description} language={language} />
          </div>
        )}
      <ContentWarning of={stop} />
      {pictures.every(isSafeUrl) && pictures.length > 0
        ? <StopPicture picture={withThings(stop)} />
        : <p className="soft">{missingText("picture", pictures[0] ?? "")}</p>}
      <StoryPlace key={`${id} ${stop.latitude} ${stop.longitude}`} {...{ title, stop, tiles }} />
    </div>
  );
}

type RecordingProps = { title: string; address: string; duration: string | undefined };

/** By the browser's own player: that of the site counts listenings. */
function Recording({ title, address, duration }: RecordingProps) {
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  return (
    <figure>
      <audio
        key={attempt}
        controls
        preload="metadata"
        src={address}
        aria-label={`Recording: ${title}`}
        onError={() => setFailed(true)}
      />
      {duration && <figcaption className="soft">{duration}</figcaption>}
      {hasFailed && (
        <p role="alert" className="field-error">
          The recording won’t load.{" "}
          <button
            type="button"
            className="button"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </button>
        </p>
      )}
    </figure>
  );
}

/** The reason why a file can't be shown. */
const missingText = (what: string, address: string): string =>
  uploadIdOf(address) === undefined
    ? `There is no ${what} yet.`
    : `The ${what} is still on the pupil’s device. It is sent when there is a network.`;

type PlaceProps = Pick<Submission, "title" | "stop"> & Pick<Props, "tiles">;

function StoryPlace({ title, stop, tiles }: PlaceProps) {
  const { latitude, longitude, triggerRadius } = stop;
  const isPlaced = !stop.place && latitude !== undefined && longitude !== undefined;
  const map = usePart(isPlaced, () => import("./story_map.tsx"));
  if (stop.place) return <p className="soft">Place: {STOP_PLACE_NAMES[stop.place]}</p>;
  if (!isPlaced) return <p className="soft">There is no place yet.</p>;
  const place = { title, latitude, longitude, radius: triggerRadius };
  return (
    <div className="class-place">
      <p className="soft figures">
        Place: {latitude.toFixed(5)}, {longitude.toFixed(5)}
      </p>
      {map.part && <map.part.StoryMap place={place} tiles={tiles} />}
      {map.failure && <p role="alert">{map.failure}</p>}
    </div>
  );
}
