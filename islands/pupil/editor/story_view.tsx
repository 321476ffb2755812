/** A story to read and hear: one that is handed in, or that somebody else has told. */
import { Building, Headphones, MapPin } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import type { SubmissionStop } from "../../../lib/model/class/submission.ts";
import { uploadIdOf } from "../../../lib/model/media/upload_address.ts";
import type { Thing } from "../../../lib/model/media/thing.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { imageSource } from "../../../lib/ui/image_source.ts";
import { isSafeUrl } from "../../../lib/model/media/url_rules.ts";
import { getUploadQueue } from "../../../lib/device/uploads/upload_queue_instance.ts";
import { useLocalUrl } from "../../author/tour-form/media/use_local_url.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

export function StoryView({ stop }: { stop: SubmissionStop }) {
  const { title, description, audioUrl = "", things = [] } = stop;
  const sound = useLocalUrl(audioUrl);
  return (
    <article className="story-view">
      <h2 {...textIn(stop.language)}>{title?.trim() || t("untitledStory")}</h2>
      {things.map((thing) => <StoryPicture key={thing.id} {...thing} />)}
      {isShown(sound) && <audio controls preload="metadata" src={sound} />}
      <p className="story-text" {...textIn(stop.language)}>{description}</p>
      <PlaceLine stop={stop} />
      <SendingFile
        address={audioUrl}
        elsewhere={t("recordingElsewhere")}
        sending={(percent) => t("recordingSending", { percent })}
      />
      {things.map(({ id, url }, i) =>
        things.length === 1
          ? (
            <SendingFile
              key={id}
              address={url}
              elsewhere={t("photoElsewhere")}
              sending={(percent) => t("photoSending", { percent })}
            />
          )
          : (
            <SendingFile
              key={id}
              address={url}
              elsewhere={t("photoNumberElsewhere", { number: i + 1 })}
              sending={(percent) => t("photoNumberSending", { number: i + 1, percent })}
            />
          )
      )}
    </article>
  );
}

function StoryPicture({ url, alt = "" }: Pick<Thing, "url" | "alt">) {
  const address = useLocalUrl(url);
  if (!isShown(address)) return null;
  return <img {...imageSource(address)} sizes="34rem" alt={alt} referrerPolicy="no-referrer" />;
}

const isShown = (url: string) => url.startsWith("blob:") || url !== "" && isSafeUrl(url);

function PlaceLine({ stop: { place, latitude } }: { stop: SubmissionStop }) {
  if (!place && latitude === undefined) return null;
  const [Icon, text] = place === "indoors"
    ? [Building, t("insideBuilding")]
    : place === "anywhere"
    ? [Headphones, t("atNoPlace")]
    : [MapPin, t("onMap")];
  return (
    <p className="soft story-fact">
      <Icon aria-hidden="true" />
      {text}
    </p>
  );
}

type SendingProps = {
  address: string;
  /** What is said of a file on another device, and of one that is on its way. */
  elsewhere: string;
  sending: (percent: number) => string;
};

/** A file of this device that is still being sent. */
function SendingFile({ address, elsewhere, sending }: SendingProps) {
  useSignals();
  const id = uploadIdOf(address);
  if (!id) return null;
  const upload = getUploadQueue().uploads.value.get(id);
  return (
    <p className="soft" role="status">
      {!upload ? elsewhere : upload.problem ?? sending(Math.floor(upload.progress * 100))}
    </p>
  );
}
