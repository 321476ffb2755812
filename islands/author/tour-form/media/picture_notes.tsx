/** What an author should know of a picture that was added: its pages, and its missing place. */
import type { ShownUpload } from "../../../../lib/device/uploads/upload_list.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

const LACKS_PLACE = { iphone: "lacksPlaceIphone", android: "lacksPlaceAndroid" } as const;

/** The notes on an upload, a sentence or two each. */
export function pictureNotes(
  { pages, lacksPlace }: Pick<ShownUpload, "pages" | "lacksPlace">,
): string[] {
  return [
    ...(pages ? [t("filePages", { pages })] : []),
    ...(lacksPlace ? [t(LACKS_PLACE[lacksPlace])] : []),
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
