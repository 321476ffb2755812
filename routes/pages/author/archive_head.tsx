/** The head of a page about an archive, for those who make it. */
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";

type Props = { tourId: string; title: string; children: ReactNode };

/** `title` is the page's; `children` describes its content and its readers. */
export function ArchiveHead({ tourId, title, children }: Props) {
  return (
    <div className="page-head">
      <a className="back" href={`/tour/${tourId}`}>
        <ArrowLeft aria-hidden="true" />Back to the archive
      </a>
      <h1>{title}</h1>
      <p className="soft">{children}</p>
    </div>
  );
}
