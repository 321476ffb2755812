/** The head of an archive's page: its title, its badges, and the tools of those who work on it. */
import {
  ArrowLeft,
  ChartColumn,
  Clock,
  Compass,
  FileCheck,
  Footprints,
  GraduationCap,
  Headphones,
  Languages,
  MessageSquareText,
  PencilLine,
  Users,
} from "lucide-react";
import TourOwner from "../../../islands/author/tour-owner/island.tsx";
import { permits, type TourRole } from "../../../lib/model/people/tour_role.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { stopCountText, typeLabel } from "../../../lib/ui/tour/tour_labels.ts";
import { ToldIn, TourLanguages } from "../../../lib/ui/tour/tour_languages.tsx";
import { ArchiveTitle, CreatedBy, Words } from "../../../lib/ui/words.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { to } from "../../../lib/texts/paths.ts";

const t = texts("archive");

type Props = { tour: Tour; role: TourRole | null; isAdmin: boolean };

/**
 * The pages for those who work on an archive: path, which is also the key of its name, picture, and
 * the role that opens it.
 */
const AUTHOR_PAGES = [
  ["edit", PencilLine, "editor"],
  ["classes", GraduationCap, "editor"],
  ["comments", MessageSquareText, "reviewer"],
  ["languages", Languages, "translator"],
  ["people", Users, "reviewer"],
  ["releases", FileCheck, "editor"],
  ["listeners", ChartColumn, "editor"],
] as const;

function AuthorLinks({ id, role }: { id: string; role: TourRole | null }) {
  const pages = AUTHOR_PAGES.filter(([, , needed]) => permits(role, needed));
  if (pages.length === 0) return null;
  return (
    <nav className="author-links" aria-label={t("workOnArchive")}>
      {pages.map(([path, Picture]) => (
        <a key={path} className="back" href={to(`/tour/${id}/${path}`)}>
          <Picture aria-hidden="true" />
          {t(path)}
        </a>
      ))}
    </nav>
  );
}

export function TourTitle({ tour, role, isAdmin }: Props) {
  return (
    <>
      <div className="tour-links">
        <a className="back" href={to("/tours")} data-back="">
          <ArrowLeft aria-hidden="true" />
          {t("backToArchives")}
        </a>
      </div>
      <ArchiveTitle language={tour.language}>{tour.title}</ArchiveTitle>
      <CreatedBy name={tour.creatorName} />
      <ToldIn tour={tour} />
      <TourLanguages tour={tour} />
      <Badges tour={tour} />
      <AuthorLinks id={tour.id} role={role} />
      {role === "owner" && (
        <Island
          name="tour-owner"
          of={TourOwner}
          when="load"
          props={{
            tour: {
              id: tour.id,
              title: tour.title,
              visibility: tour.visibility,
              revision: tour.revision,
            },
            isAdmin,
          }}
        />
      )}
    </>
  );
}

function Badges({ tour }: { tour: Tour }) {
  const TypeIcon = tour.tourType === "ordered" ? Footprints : Compass;
  return (
    <p className="row">
      <span className="badge">
        <Headphones aria-hidden="true" />
        {stopCountText(tour.stopCount)}
      </span>
      <span className="badge">
        <Clock aria-hidden="true" />
        {tour.duration ? <Words>{tour.duration}</Words> : t("flexible")}
      </span>
      <span className="badge moss">
        <TypeIcon aria-hidden="true" />
        {typeLabel(tour.tourType)}
      </span>
    </p>
  );
}
