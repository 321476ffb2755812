/** A small preview of a picture, whose description is in the form beside it. */
import { isSafeUrl } from "../../../../lib/model/media/url_rules.ts";
import { imageSource } from "../../../../lib/ui/image_source.ts";

type Props = {
  /** An address of the form, or of a file of this device; "" without a picture. */
  url: string;
  /** The width that it is shown at, for the choice of its size. */
  sizes: string;
};

export function Thumbnail({ url, sizes }: Props) {
  if (!url.startsWith("blob:") && !isSafeUrl(url)) return null;
  return <img {...imageSource(url)} sizes={sizes} alt="" referrerPolicy="no-referrer" />;
}
