/** `/profile`: the signed-in user with their archives, drafts and progress. */
import { ArrowLeft, Download, UserX } from "lucide-react";
import OwnFiles from "../../../islands/account/own-files/island.tsx";
import OwnSessions from "../../../islands/account/own-sessions.island.tsx";
import ProfileTabs from "../../../islands/account/profile-tabs/island.tsx";
import RestingArchives from "../../../islands/account/resting-archives.island.tsx";
import TourOffers from "../../../islands/account/tour-offers.island.tsx";
import UnsentChanges from "../../../islands/account/unsent-changes.island.tsx";
import type { Begun } from "../../../islands/account/profile-tabs/my_progress.tsx";
import type { TourOffer } from "../../../lib/model/people/invitation.ts";
import { listRestingTours, listSharedTours } from "../../../lib/store/people/co_authors.ts";
import { ProfileReviews, readProfileReview } from "../review/profile_review.tsx";
import { SharedArchives } from "./shared_archives.tsx";
import type { RestingTour, SharedTour } from "../../../lib/model/people/co_author.ts";
import { PageQuery } from "../../../lib/model/web/query.ts";
import type { User } from "../../../lib/model/account/user.ts";
import { listTrashedDrafts } from "../../../lib/store/drafts/draft_trash.ts";
import { listDrafts } from "../../../lib/store/drafts/drafts.ts";
import { listSessions, ownSessionId } from "../../../lib/store/accounts/sessions.ts";
import { listProgress } from "../../../lib/store/progress/progress.ts";
import { listTrashedTours } from "../../../lib/store/closing/tour_trash.ts";
import { permits } from "../../../lib/model/people/tour_role.ts";
import { readRole } from "../../../lib/store/people/tour_roles.ts";
import { getTourSummary, getTourTitles } from "../../../lib/store/tours/tours.ts";
import { countToursByUser, listToursByUser } from "../../../lib/store/index/tour_lists.ts";
import { listOffersTo } from "../../../lib/store/offers/offers.ts";
import { Avatar } from "../../../lib/ui/frame/avatar.tsx";
import { Island } from "../../../lib/ui/island.tsx";
import { LogOutForm, SignOutEverywhereForm } from "../../../lib/ui/frame/sign_out_form.tsx";
import type { Ctx } from "../../context.ts";
import { parseQuery } from "../../parse.ts";
import { signInPrompt } from "./sign_in_prompt.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("accounts");

/** Own tours on one page. */
const PER_PAGE = 24;

export async function profilePage(c: Ctx) {
  const user = await c.var.viewer();
  const made = user && await madeBy(c, user);
  const shared = user ? await listSharedTours(c.var.parts.kv, user.id) : [];
  const content = user && made
    ? (
      <Profile
        user={user}
        made={made}
        review={await readProfileReview(c.var.parts.kv, user, [
          ...made.tours.items.map(({ id }) => id),
          ...shared.filter(({ role }) => role === "editor").map(({ tour }) => tour.id),
        ])}
        offers={await listOffersTo(c.var.parts.kv, user, c.var.parts.now())}
        resting={await listRestingTours(c.var.parts.kv, user.id)}
        shared={shared}
        signedIn={await sessionsOf(c, user)}
      />
    )
    : await signInPrompt(c, {
      title: t("accessRequired"),
      text: t("logInForProfile"),
      label: t("logIn"),
    });
  return c.render(content, { title: t("profile"), styles: "authors" });
}

/** A user's sessions; `own` is the session of this browser. */
async function sessionsOf(c: Ctx, { id }: User) {
  const { kv, now } = c.var.parts;
  const own = await c.var.auth.getSessionId(c.req.raw);
  return {
    sessions: await listSessions(kv, id, now()),
    own: own && ownSessionId(own),
    now: now().getTime(),
  };
}

/** The content of the tabs. */
async function madeBy(c: Ctx, user: User) {
  const { id, displayName, email, createdAt } = user;
  const { kv, now } = c.var.parts;
  const { limit = PER_PAGE, cursor: after } = parseQuery(c, PageQuery);
  const [{ tours, cursor }, counts, drafts, begun, deleted, deletedDrafts] = await Promise.all([
    listToursByUser(kv, id, { limit, cursor: after }),
    countToursByUser(kv, id),
    listDrafts(kv, id),
    begunBy(kv, user),
    listTrashedTours(kv, id, now()),
    listTrashedDrafts(kv, id, now()),
  ]);
  const edited = drafts.flatMap(({ tourId }) => tourId ?? []);
  const withoutTour = await withoutEditable(kv, user, edited);
  const account = { name: displayName, email, since: dateOf(createdAt) };
  const query = cursor && new URLSearchParams({ limit: String(limit), cursor });
  return {
    tours: { items: tours, next: query && `/api/tours/user?${query}` },
    nextPage: query && `/profile?${query}`,
    counts,
    drafts,
    withoutTour,
    begun,
    deleted,
    deletedDrafts,
    account,
    now: now().getTime(),
  };
}

/** Those of `ids` that are not tours which `user` may change. */
async function withoutEditable(kv: Deno.Kv, user: User, ids: string[]): Promise<string[]> {
  const roles = await Promise.all(ids.map(async (id) => {
    const found = await getTourSummary(kv, id);
    return found && await readRole(kv, { id, userId: found.userId }, user);
  }));
  return ids.filter((_, i) => !permits(roles[i], "editor"));
}

/** The tours that a user has begun, the last changed first. */
async function begunBy(kv: Deno.Kv, { id, role }: User): Promise<Begun[]> {
  const progress = await listProgress(kv, id, { role });
  const titles = await getTourTitles(kv, progress.map(({ tourId }) => tourId));
  return progress.flatMap(({ tourId, currentStopIndex, isActive }) => {
    const title = titles.get(tourId);
    if (title === undefined) return [];
    return [{ tourId, title, stop: currentStopIndex + 1, isActive: isActive === "true" }];
  });
}

type ProfileProps = {
  user: User;
  made: Awaited<ReturnType<typeof madeBy>>;
  offers: TourOffer[];
  shared: SharedTour[];
  resting: RestingTour[];
  review: Awaited<ReturnType<typeof readProfileReview>>;
  signedIn: Awaited<ReturnType<typeof sessionsOf>>;
};

function Profile(
  { user, made, offers, shared, resting, review, signedIn }: ProfileProps,
) {
  return (
    <div className="wrap profile">
      <a className="back" href={to("/")}>
        <ArrowLeft aria-hidden="true" />
        {t("backToApp")}
      </a>
      <header className="profile-head">
        <Avatar name={user.displayName} photoURL={user.photoURL} size="large" />
        <div>
          <h1>
            <Words>{user.displayName}</Words>
          </h1>
          <p className="soft">{user.email}</p>
        </div>
        <LogOutForm />
      </header>
      <Island name="unsent-changes" of={UnsentChanges} when="load" props={{}} />
      {offers.length > 0 && (
        <Island name="tour-offers" of={TourOffers} when="load" props={{ offers }} />
      )}
      {review && <ProfileReviews review={review} />}
      <Island name="profile-tabs" of={ProfileTabs} when="load" props={made} />
      {shared.length > 0 && <SharedArchives shared={shared} />}
      {resting.length > 0 && (
        <section className="profile-devices" aria-labelledby="resting-archives">
          <h2 id="resting-archives">{t("hiddenArchives")}</h2>
          <Island
            name="resting-archives"
            of={RestingArchives}
            when="visible"
            className="own-sessions"
            props={{ resting }}
          />
        </section>
      )}
      <section className="profile-devices" aria-labelledby="your-files">
        <h2 id="your-files">{t("yourFiles")}</h2>
        <Island
          name="own-files"
          of={OwnFiles}
          when="visible"
          className="own-files"
          props={{}}
        />
      </section>
      <section className="profile-devices" aria-labelledby="devices">
        <h2 id="devices">{t("yourDevices")}</h2>
        <p className="soft">{t("yourDevicesText")}</p>
        <Island
          name="own-sessions"
          of={OwnSessions}
          when="visible"
          className="own-sessions"
          props={signedIn}
        />
        <SignOutEverywhereForm />
      </section>
      <section className="profile-devices" aria-labelledby="your-account">
        <h2 id="your-account">{t("yourAccount")}</h2>
        <p className="soft">{t("yourAccountText")}</p>
        <div className="row">
          <a className="button" href="/api/account/data" data-turbo="false">
            <Download aria-hidden="true" />
            {t("downloadMyData")}
          </a>
          <a className="button" href={to("/profile/delete")}>
            <UserX aria-hidden="true" />
            {t("deleteMyAccount")}
          </a>
        </div>
      </section>
    </div>
  );
}

/** The day in words, in UTC, because the server knows no time zone. */
const dateOf = (iso: string) =>
  new Date(iso).toLocaleDateString(language(), { dateStyle: "long", timeZone: "UTC" });
