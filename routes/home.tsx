/** `/`: the archives around those who are signed in; for all others what this is, and the way in. */
import HomeArchives from "../islands/home-archives.tsx";
import { toOwnUser } from "../lib/model/user.ts";
import { listAllTours } from "../lib/store/tour_lists.ts";
import { Island } from "../lib/ui/island.tsx";
import { firstParagraph } from "../lib/ui/tour_labels.ts";
import type { Ctx } from "./context.ts";
import { landing } from "./landing.tsx";
import { page } from "./page.tsx";

/** Cards on the page; the rest is one tap away. */
const SHOWN = 12;

export async function home(c: Ctx) {
  const user = await c.var.viewer();
  if (!user) return landing(c);
  const tours = await listAllTours(c.var.parts.kv);
  // What a card shows and no more: the island's data is part of the page.
  const cards = tours.slice(0, SHOWN).map((tour) => ({
    ...tour,
    description: firstParagraph(tour.description),
  }));
  return page(
    c,
    { title: "Home" },
    <div className="wrap home">
      <div className="page-head">
        <p className="kicker">Welcome, {toOwnUser(user).firstName}</p>
        <h1>What happened around here?</h1>
      </div>
      <Island
        name="home-archives"
        of={HomeArchives}
        when="load"
        props={{ tours: cards, total: tours.length }}
      />
    </div>,
  );
}
