/** All pages of the program, with something of everything on them. */
import type { Page } from "playwright-core";
import { to } from "../../../lib/texts/paths.ts";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { createDraftLink } from "../../../lib/store/drafts/draft_links.ts";
import { readClass } from "../../../lib/store/classes/classes.ts";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { invite } from "../../../lib/store/people/invitations.ts";
import { offerTransfer } from "../../../lib/store/ownership/tour_transfers.ts";
import { fillAccount, identityOf } from "../data/full_account.ts";
import { fullTour } from "../data/full_tour.ts";
import { makePupil } from "../data/pupil.ts";
import { textsIn } from "./english_left.ts";

/** Settings of a site on which all these pages are there. */
export const SETTINGS = { REVIEW: "on" };

/**
 * A page: what it shows, its path, the cookie of who looks at it, and what they do there first, in
 * a browser.
 */
export type PageOf = {
  name: string;
  path: string;
  cookie?: { name: string; value: string };
  enter?: (page: Page) => Promise<void>;
};

/** The address of a page in a language; archives embedded in other sites have it as a parameter. */
export const addressIn = (tag: string, path: string): string =>
  path.startsWith("/embed/") ? `${path}?lang=${tag}` : to(path, tag);

/**
 * Fills a new store, and gives all pages, each as the person sees it who has most on it, and
 * people's own texts on them.
 */
export async function fillPages(kv: Deno.Kv): Promise<{ pages: PageOf[]; data: string[] }> {
  const now = new Date();
  const { user, mill, bridge } = await fillAccount(kv, 1, now);
  const by = { id: user.id, isAdmin: false };
  const { id: tour } = await createTour(kv, fullTour(), { userId: user.id, now });
  const { act, secret } = await makePupil(kv, tour, user.id, now);
  const { classId, code } = { classId: act.classId, code: (await readClass(kv, act)).code };
  const other = (await saveIdentity(kv, identityOf(2), now)).id;
  await setRole(kv, user.id, "admin", { actor: user.id, now });
  const draft = { title: "A draft", draftData: fullTour() };
  const { id: draftId } = await createDraft(kv, draft, { userId: user.id, now });
  const { secret: preview } = await createDraftLink(kv, { userId: user.id, draftId, now });
  const { secret: invitation } = await invite(kv, tour, { role: "editor", by, now });
  const { secret: transfer } = await offerTransfer(kv, tour, { by, now });

  const cookieOf = async (id: string) => ({
    name: "session",
    value: await createSession(kv, id, now),
  });
  const [session, stranger] = [await cookieOf(user.id), await cookieOf(other)];
  const pages = (paths: Record<string, string>, cookie?: PageOf["cookie"]): PageOf[] =>
    Object.entries(paths).map(([name, path]) => ({ name, path, cookie }));
  const all = [
    ...pages({
      "start": "/",
      "list": "/tours",
      "list without results": "/tours?q=zzz&type=ordered",
      "archive": `/tour/${tour}`,
      "things": `/tour/${tour}/things/wheel`,
      "poster": `/tour/${tour}/poster`,
      "labels": `/tour/${tour}/labels`,
      "booklet": `/tour/${tour}/booklet`,
      "no archive": `/tour/${"0".repeat(26)}`,
      "saved archives": "/kept",
      "offline": "/offline",
      "code": "/q",
      "unknown code": "/q/BBBBBB",
      "join": "/join",
      "join a class": `/join/${code}`,
      "class of nobody": "/class",
      "shared files": "/share",
      "log out": "/logout",
      "test of devices": "/test",
      "failed sign-in": "/sign-in-failed",
      "no page": "/imprint",
      "privacy": "/privacy",
      "licences": "/licences",
      "profile of nobody": "/profile",
      "archive for editors only": `/tour/${tour}/edit`,
      "preview": `/preview/${preview}`,
      "invitation of nobody": `/invitation/${invitation}`,
      "embedded": `/embed/tour/${tour}`,
    }),
    ...pages({ "class": "/class" }, { name: "pupil", value: secret }),
    ...pages({
      "not theirs": `/tour/${tour}/edit`,
      "not an administrator": "/admin",
      "invitation": `/invitation/${invitation}`,
      "transfer": `/transfer/${transfer}`,
      "empty profile": "/profile",
    }, stranger),
    ...pages({
      "own start": "/",
      "profile": "/profile",
      "end of the account": "/profile/delete",
      "new archive": "/create",
      "edit": `/tour/${tour}/edit`,
      "history": `/tour/${mill}/history`,
      "releases": `/tour/${tour}/releases`,
      "listeners": `/tour/${bridge}/listeners`,
      "people": `/tour/${mill}/people`,
      "comments": `/tour/${mill}/comments`,
      "languages": `/tour/${mill}/languages`,
      "words": `/tour/${tour}/languages?to=pt`,
      "activity": `/tour/${mill}/activity`,
      "own review": `/tour/${mill}/review`,
      "classes": `/tour/${tour}/classes`,
      "class of a teacher": `/tour/${tour}/classes/${classId}`,
      "wall": `/tour/${tour}/classes/${classId}/wall`,
      "review": "/review",
      "a review": `/review/${mill}`,
      "own archive": `/tour/${tour}`,
      "admin": "/admin",
      "accounts": "/admin/users",
      "log": "/admin/audit",
      "deleted": "/admin/deleted",
      "invitations": "/admin/invitations",
      "statistics": "/admin/statistics",
      "site": "/admin/site",
      "first administrator": "/admin-setup",
    }, session),
    {
      name: "words of all stops",
      path: `/tour/${tour}/languages?to=pt`,
      cookie: session,
      enter: (page: Page) => page.locator(".words-desk > .choice input").check(),
    },
  ];
  // Archives are stored compressed.
  return { pages: all, data: await textsIn(kv, fullTour()) };
}
