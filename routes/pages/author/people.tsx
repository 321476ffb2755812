/** `/tour/{id}/people`: who works on an archive, for these people and administrators. */
import { ArchiveHead } from "./archive_head.tsx";
import TourPeopleIsland from "../../../islands/author/people/island.tsx";
import { readTourPeople } from "../../../lib/server/tour_people.ts";
import { COMMON_LANGUAGES } from "../../../lib/model/text/common_languages.ts";
import { listInvitations } from "../../../lib/store/people/invitations.ts";
import { listWords } from "../../../lib/store/words/read_words.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import { findEditableTour } from "./editable_tour.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("authoring");

export async function peoplePage(c: Ctx) {
  const found = await findEditableTour(c, "signInForPeople", "reviewer");
  if (found instanceof Response) return found;
  const { tour, viewer, role } = found;
  const { kv, now } = c.var.parts;
  const people = (await readTourPeople(kv, tour.id, viewer))!;
  const invitations = role === "owner" ? await listInvitations(kv, tour.id, now()) : [];
  const begun = (await listWords(kv, tour.id)).map(({ language }) => language);
  const languages = [...new Set([...COMMON_LANGUAGES, ...begun])]
    .filter((tag) => tag !== tour.language);
  return c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title={t("people")}>
        {rich(t, "peopleText", {
          title: <Words language={tour.language}>{tour.title}</Words>,
        })}
      </ArchiveHead>
      <Island
        name="people"
        of={TourPeopleIsland}
        when="load"
        props={{
          tourId: tour.id,
          title: tour.title,
          userId: viewer.id,
          people,
          invitations,
          languages,
        }}
      />
    </div>,
    { title: t("peopleOfTitle", { title: tour.title }), styles: "authors" },
  );
}
