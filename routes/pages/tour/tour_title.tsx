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
  MessageSquareText,
  PencilLine,
  Users,
} from "lucide-react";
import TourOwner from "../../../islands/author/tour-owner/island.tsx";
import { permits, type TourRole } from "../../../lib/model/people/tour_role.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { stopCountText, typeLabel } from "../../../lib/ui/tour/tour_labels.ts";
import { ArchiveTitle, CreatedBy } from "../../../lib/ui/words.tsx";

type Props = { tour: Tour; role: TourRole | null; isAdmin: boolean };

export function TourTitle({ tour, role, isAdmin }: Props) {
  const mayEdit = permits(role, "editor");
  return (
    <>
      <div className="tour-links">
        <a className="back" href="/tours" data-back="">
          <ArrowLeft aria-hidden="true" />Back to Archives
        </a>
        {mayEdit && (
          <a className="back" href={`/tour/${tour.id}/edit`}>
            <PencilLine aria-hidden="true" />Edit
          </a>
        )}
        {mayEdit && (
          <a className="back" href={`/tour/${tour.id}/releases`}>
            <FileCheck aria-hidden="true" />Releases
          </a>
        )}
        {mayEdit && (
          <a className="back" href={`/tour/${tour.id}/listeners`}>
            <ChartColumn aria-hidden="true" />Listeners
          </a>
        )}
        {mayEdit && (
          <a className="back" href={`/tour/${tour.id}/classes`}>
            <GraduationCap aria-hidden="true" />Classes
          </a>
        )}
        {permits(role, "reviewer") && (
          <a className="back" href={`/tour/${tour.id}/comments`}>
            <MessageSquareText aria-hidden="true" />Comments
          </a>
        )}
        {permits(role, "reviewer") && (
          <a className="back" href={`/tour/${tour.id}/people`}>
            <Users aria-hidden="true" />People
          </a>
        )}
      </div>
      <ArchiveTitle language={tour.language}>{tour.title}</ArchiveTitle>
      <CreatedBy name={tour.creatorName} />
      <Badges tour={tour} />
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
        {tour.duration || "Flexible"}
      </span>
      <span className="badge moss">
        <TypeIcon aria-hidden="true" />
        {typeLabel(tour.tourType)}
      </span>
    </p>
  );
}
