/** `/tour/{id}/people`: who works on an archive, for these people and administrators. */
import { ArchiveHead } from "./archive_head.tsx";
import TourPeopleIsland from "../../../islands/author/people/island.tsx";
import { readTourPeople } from "../../../lib/server/tour_people.ts";
import { listInvitations } from "../../../lib/store/people/invitations.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { findEditableTour } from "./editable_tour.tsx";

export async function peoplePage(c: Ctx) {
  const found = await findEditableTour(c, "see the people of an archive", "reviewer");
  if (found instanceof Response) return found;
  const { tour, viewer, role } = found;
  const { kv, now } = c.var.parts;
  const people = (await readTourPeople(kv, tour.id, viewer))!;
  const invitations = role === "owner" ? await listInvitations(kv, tour.id, now()) : [];
  return c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title="People">
        Who works on “<Words language={tour.language}>{tour.title}</Words>”. Editors change it, and
        reviewers read it, also while it is private. The owner alone decides who can see it, invites
        others, moves it and deletes it.
      </ArchiveHead>
      <Island
        name="people"
        of={TourPeopleIsland}
        when="load"
        props={{ tourId: tour.id, title: tour.title, userId: viewer.id, people, invitations }}
      />
    </div>,
    { title: `People of ${tour.title}`, styles: "authors" },
  );
}
