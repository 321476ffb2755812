/** What an author should know of a picture that was added: its pages, and its missing place. */
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";

const KEEP_PLACE: Record<NonNullable<ShownUpload["lacksPlace"]>, string> = {
  iphone: "tap Options while you choose or share it, and turn on Location.",
  android: "choose it with Browse or in Files instead of among the photos.",
};

/** The notes on an upload, a sentence or two each. */
export function pictureNotes(
  { pages, lacksPlace }: Pick<ShownUpload, "pages" | "lacksPlace">,
): string[] {
  return [
    ...(pages
      ? [
        `The file has ${pages} pages. The first is taken: save others as pictures of their own, ` +
        "and add those.",
      ]
      : []),
    ...(lacksPlace
      ? [
        "This photo has no place: the phone took it out when the photo was shared, or its camera " +
        `saves none. To keep it, ${KEEP_PLACE[lacksPlace]}`,
      ]
      : []),
  ];
}

export function PictureNotes({ upload }: { upload: ShownUpload | undefined }) {
  const texts = upload ? pictureNotes(upload) : [];
  return (
    <div role="status">
      {texts.map((text) => <p key={text} className="picture-note soft">{text}</p>)}
    </div>
  );
}
