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
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

type Props = {
  story: Submission;
  /** The pupils who tell it. */
  names: string[];
  tiles: TourMapProps["tiles"];
};

export function StoryContent({ story: { id, title: name, stop }, names, tiles }: Props) {
  // Others may tell the same beside it.
  const title = names.length > 0 ? t("nameByNames", { name, names: names.join(", ") }) : name;
  const { description = "", language, audioUrl = "", audioDuration } = stop;
  const pictures = (stop.things ?? []).flatMap(pagesOf).map(({ url }) => url);
  return (
    <div className="class-content">
      {isSafeUrl(audioUrl)
        ? <Recording title={title} address={audioUrl} duration={audioDuration} />
        : <p className="soft">{missingText("recording", audioUrl)}</p>}
      {description.trim() === ""
        ? <p className="soft">{t("noTextYet")}</p>
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
        aria-label={t("recordingTitle", { title })}
        onError={() => setFailed(true)}
      />
      {duration && <figcaption className="soft">{duration}</figcaption>}
      {hasFailed && (
        <p role="alert" className="field-error">
          {t("recordingWontLoad")}{" "}
          <button
            type="button"
            className="button"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {t("tryAgain")}
          </button>
        </p>
      )}
    </figure>
  );
}

const MISSING = {
  recording: ["noRecordingYet", "recordingOnDevice"],
  picture: ["noPictureYet", "pictureOnDevice"],
} as const;

/** The reason why a file can't be shown. */
const missingText = (kind: keyof typeof MISSING, address: string): string =>
  t(MISSING[kind][uploadIdOf(address) === undefined ? 0 : 1]);

type PlaceProps = Pick<Submission, "title" | "stop"> & Pick<Props, "tiles">;

function StoryPlace({ title, stop, tiles }: PlaceProps) {
  const { latitude, longitude, triggerRadius } = stop;
  const isPlaced = !stop.place && latitude !== undefined && longitude !== undefined;
  const map = usePart(isPlaced, () => import("./story_map.tsx"));
  if (stop.place) {
    return (
      <p className="soft">
        {t("placeOfKind", { kind: STOP_PLACE_NAMES[stop.place] })}
      </p>
    );
  }
  if (!isPlaced) return <p className="soft">{t("noPlaceYet")}</p>;
  const place = { title, latitude, longitude, radius: triggerRadius };
  return (
    <div className="class-place">
      <p className="soft figures">
        {t("placeAt", {
          latitude: latitude.toFixed(5),
          longitude: longitude.toFixed(5),
        })}
      </p>
      {map.part && <map.part.StoryMap place={place} tiles={tiles} />}
      {map.failure && <p role="alert">{map.failure}</p>}
    </div>
  );
}
