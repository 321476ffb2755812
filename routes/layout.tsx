/** The layout of every page: the shell that stays, and the page region that changes. */
import type { Props as PageHead } from "@hono/react-renderer";
import type { ReactNode } from "react";
import Player from "../islands/player/island.tsx";
import Toaster from "../islands/shell/toaster.island.tsx";
import Walk from "../islands/tour/walk/island.tsx";
import { FEED_PATH, FEED_TYPE } from "../lib/formats/atom_feed.ts";
import {
  CONTENT_ID,
  PAGE_REGION_ID,
  PLAYER_AUDIO_ID,
  SKELETON_PREFIX,
  WALK_ANNOUNCEMENTS_ID,
} from "../lib/model/web/page_names.ts";
import { DEFAULT_PREVIEW } from "../lib/model/media/preview_image.ts";
import type { User } from "../lib/model/account/user.ts";
import { ENGLISH, OWN_NAMES } from "../lib/texts/languages.ts";
import { to } from "../lib/texts/paths.ts";
import { language, texts } from "../lib/texts/texts.ts";
import { directionOf } from "../lib/model/text/language.ts";
import type { ClientFiles } from "../lib/server/http/manifest.ts";
import { type Site, taglineOf, taglineSentence } from "../lib/model/site/site.ts";
import { appManifestPath } from "../lib/ui/frame/app_manifest.ts";
import { InstallBanner } from "../lib/ui/frame/install_banner.tsx";
import { Island } from "../lib/ui/island.tsx";
import { LocationPrompt } from "../lib/ui/frame/location_prompt.tsx";
import { Alerts, ConfirmDialog, Loading, ScriptMissing } from "../lib/ui/frame/shell_parts.tsx";
import { OwnColours } from "../lib/ui/frame/own_colours.tsx";
import type { SignInTarget } from "../lib/ui/frame/sign_in_link.tsx";
import { SiteFrame } from "../lib/ui/frame/site_frame.tsx";
import { Splash } from "../lib/ui/frame/splash.tsx";
import { ToursSkeleton } from "../lib/ui/tour/tours_parts.tsx";

const t = texts("shell");
const newOnes = texts("home");

declare module "@hono/react-renderer" {
  /** The data that a page passes to `c.render` besides its content. */
  interface Props {
    /** Without it, the title is the program's name. */
    title?: string;
    description?: string;
    /** A path or https URL of a PNG or JPEG, for link previews. */
    image?: string;
    /** The canonical path of the page, if several lead to it. */
    path?: string;
    /**
     * Of a page about an archive: the language that its words are in, where that is known, and all
     * that it has, with the address of the page in each.
     */
    told?: { language?: string; paths: Record<string, string> };
    /** False for pages that search engines should leave out; true by default. */
    isIndexed?: boolean;
    /** True for pages with lists of archives, which link to the feed. */
    hasFeed?: boolean;
    /**
     * Pages on which people write or decide (authors, pupils, administrators) need the second style
     * sheet, and have no install banner over them.
     */
    styles?: "authors";
    /** More `<meta>` and `<link>`, for other programs. */
    tags?: ReactNode;
  }
}

type Props = PageHead & {
  client: ClientFiles;
  site: Site;
  /** The site's origin, such as "https://tours.example.org". */
  origin: string;
  /** The user of the page; null for the page shared by all visitors without a sign-in. */
  viewer: User | null;
  /** Whether the account of this browser's session was deleted. */
  isDeleted: boolean;
  /** Whether nothing can be saved, since a newer version of the program is taking over. */
  isReadOnly: boolean;
  at: SignInTarget;
  children: ReactNode;
};

export function Layout(
  { client, site, origin, viewer, isDeleted, isReadOnly, at, children, ...head }: Props,
) {
  return (
    <html lang={language()} dir={directionOf(language()) === "rtl" ? "rtl" : undefined}>
      <Head {...head} client={client} site={site} origin={origin} isSignedIn={viewer !== null} />
      <body>
        <a className="skip" href={`#${CONTENT_ID}`}>{t("skip")}</a>
        {/* The user's id for the browser's storage: progress is sent for this user only. */}
        <div
          id={PAGE_REGION_ID}
          tabIndex={-1}
          data-user={viewer?.id}
          data-styles={head.styles}
          data-account-deleted={isDeleted ? "" : undefined}
        >
          <SiteFrame site={site} viewer={viewer} at={at} isReadOnly={isReadOnly}>
            {children}
          </SiteFrame>
        </div>
        <Shell site={site} />
      </body>
    </html>
  );
}

type HeadProps = PageHead & Pick<Props, "client" | "site" | "origin"> & { isSignedIn: boolean };

function Head({ client, site, isSignedIn, styles, hasFeed, tags, ...page }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <Subject {...page} site={site} />
      {tags}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f1e7" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171512" />
      <meta name="turbo-cache-control" content="no-cache" />
      {/* A page that is fetched again, as after a sign-in, keeps its scroll position. */}
      <meta name="turbo-refresh-scroll" content="preserve" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href={appManifestPath(site)} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {hasFeed && (
        <link
          rel="alternate"
          type={FEED_TYPE}
          title={newOnes("newArchives")}
          href={to(FEED_PATH)}
        />
      )}
      {client.fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={client.styles} data-turbo-track="reload" />
      {/* Turbo waits for it at a page change for two seconds only, so it is fetched ahead. */}
      {styles === "authors"
        ? <link rel="stylesheet" href={client.authorStyles} />
        : isSignedIn && <link rel="prefetch" href={client.authorStyles} as="style" />}
      <OwnColours site={site} />
      <script src={client.beforeFirstPaint} />
      {/* Deferred like the module after it: it has run before that. */}
      <script defer src={client.texts(language(), "visitors")} data-turbo-track="reload" />
      <script type="module" src={client.client} data-turbo-track="reload" />
    </head>
  );
}

type SubjectProps = Pick<
  HeadProps,
  "site" | "title" | "description" | "image" | "path" | "told" | "isIndexed" | "origin"
>;

/** The page's metadata for browsers, search engines and link previews. */
function Subject(
  { site, title, description, image = DEFAULT_PREVIEW, path, told, isIndexed = true, origin }:
    SubjectProps,
) {
  const { name } = site;
  const summary = description ?? taglineSentence(site);
  const absolute = (target: string) => new URL(target, origin).href;
  const addressIn = (tag?: string) => path && absolute(to(path, tag));
  const own = told?.paths[told.language ?? ""];
  const url = own === undefined ? addressIn() : absolute(own);
  const locale = told?.language ?? language();
  const tags = Object.keys(told?.paths ?? OWN_NAMES);
  const pages: Record<string, string> = Object.fromEntries([
    ...Object.keys(OWN_NAMES).map((tag) => [tag, addressIn(tag)]),
    ...Object.entries(told?.paths ?? {}).map(([tag, target]) => [tag, absolute(target)]),
  ]);
  return (
    <>
      <title>{title ? `${title} · ${name}` : `${name}: ${taglineOf(site)}`}</title>
      <meta name="description" content={summary} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {url && isIndexed &&
        Object.entries(pages).map(([tag, href]) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={href} />
        ))}
      {/* The server leads from it to the reader's language. */}
      {url && isIndexed && <link rel="alternate" hrefLang="x-default" href={addressIn(ENGLISH)} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={summary} />
      <meta property="og:locale" content={localeOf(locale)} />
      {url && isIndexed &&
        tags.filter((tag) => tag !== locale).map((tag) => (
          <meta key={tag} property="og:locale:alternate" content={localeOf(tag)} />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:image" content={new URL(image.split("#", 1)[0], origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The form of Open Graph: "de_DE", with the region in which most speak the language. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** The part that no page change replaces. */
function Shell({ site }: { site: Site }) {
  return (
    <>
      <audio id={PLAYER_AUDIO_ID} preload="none" />
      <Island name="player" of={Player} props={{}} when="player" />
      <Island name="walk" of={Walk} props={{}} when="walk" />
      <p
        id={WALK_ANNOUNCEMENTS_ID}
        className="visually-hidden"
        role="status"
        aria-live="polite" // Explicit: only then a modal sheet leaves it to screen readers.
      />
      <Island name="toaster" of={Toaster} props={{}} when="toast" />
      <Alerts />
      <ScriptMissing />
      <ConfirmDialog />
      <InstallBanner name={site.name} />
      <LocationPrompt />
      <Loading />
      <template id={`${SKELETON_PREFIX}tours`}>
        <ToursSkeleton />
      </template>
      <Splash site={site} />
    </>
  );
}
