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

export function StoryView({ stop }: { stop: SubmissionStop }) {
  const { title, description, audioUrl = "", things = [] } = stop;
  const sound = useLocalUrl(audioUrl);
  return (
    <article className="story-view">
      <h2 {...textIn(stop.language)}>{title?.trim() || "A story without a title"}</h2>
      {things.map((thing) => <StoryPicture key={thing.id} {...thing} />)}
      {isShown(sound) && <audio controls preload="metadata" src={sound} />}
      <p className="story-text" {...textIn(stop.language)}>{description}</p>
      <PlaceLine stop={stop} />
      <SendingFile address={audioUrl} name="The recording" />
      {things.map(({ id, url }, i) => (
        <SendingFile
          key={id}
          address={url}
          name={things.length === 1 ? "The photo" : `Photo ${i + 1}`}
        />
      ))}
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
    ? [Building, "Inside a building"]
    : place === "anywhere"
    ? [Headphones, "At no place"]
    : [MapPin, "It has a place on the map"];
  return (
    <p className="soft story-fact">
      <Icon aria-hidden="true" />
      {text}
    </p>
  );
}

/** A file of this device that is still being sent. */
function SendingFile({ address, name }: { address: string; name: string }) {
  useSignals();
  const id = uploadIdOf(address);
  if (!id) return null;
  const upload = getUploadQueue().uploads.value.get(id);
  return (
    <p className="soft" role="status">
      {!upload
        ? `${name} is on another device, which still has to send it.`
        : upload.problem ?? `${name} is being sent: ${Math.floor(upload.progress * 100)} %.`}
    </p>
  );
}
