/** The head of a page about an archive, for those who make it. */
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("authoring");

type Props = { tourId: string; title: string; children: ReactNode };

/** `title` is the page's; `children` describes its content and its readers. */
export function ArchiveHead({ tourId, title, children }: Props) {
  return (
    <div className="page-head">
      <a className="back" href={to(`/tour/${tourId}`)}>
        <ArrowLeft aria-hidden="true" />
        {t("backToArchive")}
      </a>
      <h1>{title}</h1>
      <p className="soft">{children}</p>
    </div>
  );
}
