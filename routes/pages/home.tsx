/**
 * `/`: the archives around a signed-in user; for all others the landing page. On a new site without
 * archives the page of the first run.
 */
import ContinueWalk from "../../islands/find/continue-walk.island.tsx";
import HomeArchives from "../../islands/find/home-archives/island.tsx";
import { toOwnUser, type User } from "../../lib/model/account/user.ts";
import { getActiveProgress } from "../../lib/store/progress/progress.ts";
import { withPlaces } from "../../lib/server/search/tour_list.ts";
import { countTours, listTours } from "../../lib/store/index/tour_lists.ts";
import { getTourSummary } from "../../lib/store/tours/tours.ts";
import { cardsIn } from "../../lib/store/words/shown_cards.ts";
import { ContinueCard } from "../../lib/ui/tour/continue_card.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { readFirstRun } from "../../lib/store/site/first_run.ts";
import type { Ctx } from "../context.ts";
import { firstRunPage } from "./first_run.tsx";
import { landing } from "./landing.tsx";
import { language, texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";
import { to } from "../../lib/texts/paths.ts";

const t = texts("home");

/** Cards on the page; the rest is one tap away. */
const SHOWN = 12;

export async function home(c: Ctx) {
  const user = await c.var.viewer();
  if (!user) return landing(c);
  const { kv, config } = c.var.parts;
  const firstRun = await readFirstRun(kv);
  if (firstRun && !firstRun.hasArchive) return firstRunPage(c, firstRun);
  const canPromote = config.auth.adminPassword !== undefined;
  const [{ tours }, { tours: total }, walk] = await Promise.all([
    listTours(kv, { limit: SHOWN }),
    countTours(kv),
    activeWalk(kv, user),
  ]);
  return c.render(
    <div className="wrap home">
      <div className="page-head">
        <p className="kicker">{t("welcome", { name: toOwnUser(user).firstName })}</p>
        <h1>{t("whatHappened")}</h1>
      </div>
      {firstRun && canPromote && <NoAdministrator />}
      {walk ? <ContinueCard {...walk} /> : (
        <Island
          name="continue-walk"
          of={ContinueWalk}
          when="left-walk"
          props={{ notOfAccount: true }}
        />
      )}
      <Island
        name="home-archives"
        of={HomeArchives}
        when="load"
        props={{ tours: await withPlaces(await cardsIn(kv, tours, language())), total }}
      />
    </div>,
    { title: t("home"), path: "/", hasFeed: true },
  );
}

/** The note on a new site that has no administrator. */
const NoAdministrator = () => (
  <p className="soft">
    {rich(t, "noAdministrator", { link: (text) => <a href={to("/admin-setup")}>{text}</a> })}
  </p>
);

/** A user's active tour, and the stop reached in it. */
async function activeWalk(kv: Deno.Kv, { id, role }: User) {
  const progress = await getActiveProgress(kv, id, { role });
  const found = progress && await getTourSummary(kv, progress.tourId);
  return found && { tour: found.tour, stop: progress.currentStopIndex + 1 };
}
