/** The HTML document: the shell that stays, and around the page region that changes. */
import type { ReactNode } from "react";
import { Island } from "../lib/ui/island.tsx";
import { LocationPrompt } from "../lib/ui/location_prompt.tsx";
import { Alerts, ConfirmDialog, Loading } from "../lib/ui/shell_parts.tsx";
import { Splash } from "../lib/ui/splash.tsx";
import { ToursSkeleton } from "../lib/ui/tours_parts.tsx";
import { APP_NAME, TAGLINE } from "../lib/ui/app.ts";
import type { ClientFiles } from "../lib/server/manifest.ts";
import Player from "../islands/player.tsx";
import Toaster from "../islands/toaster.tsx";
import Walk from "../islands/walk.tsx";
import {
  CONTENT_ID,
  PAGE_REGION_ID,
  PLAYER_AUDIO_ID,
  SKELETON_PREFIX,
  WALK_ANNOUNCEMENTS_ID,
} from "../lib/model/page_names.ts";

/** What a page says of itself. `image` is a path or https URL for link previews. */
export type PageHead = { title?: string; description?: string; image?: string };

export function Document(
  { head, client, user, children }: {
    head: PageHead;
    client: ClientFiles;
    user?: string;
    children: ReactNode;
  },
) {
  const title = head.title ? `${head.title} · ${APP_NAME}` : `${APP_NAME}: ${TAGLINE}`;
  const description = head.description ?? `${TAGLINE}.`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta property="og:title" content={head.title ?? APP_NAME} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        {head.image && <meta property="og:image" content={head.image} />}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f1e7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171512" />
        <meta name="turbo-cache-control" content="no-cache" />
        {/* A page that is fetched anew, as after a sign-in, stays where it was scrolled to. */}
        <meta name="turbo-refresh-scroll" content="preserve" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
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
        <script src={client.beforeFirstPaint} />
        <script type="module" src={client.client} data-turbo-track="reload" />
      </head>
      <body>
        <a className="skip" href={`#${CONTENT_ID}`}>Skip to content</a>
        {/* Whose page it is, for what the browser keeps: progress is sent as his alone. */}
        <div id={PAGE_REGION_ID} tabIndex={-1} data-user={user}>
          {children}
        </div>
        <audio id={PLAYER_AUDIO_ID} preload="none" />
        <Island name="player" of={Player} props={{}} when="player" />
        <Island name="walk" of={Walk} props={{}} when="walk" />
        <p id={WALK_ANNOUNCEMENTS_ID} className="visually-hidden" role="status" />
        <Island name="toaster" of={Toaster} props={{}} when="toast" />
        <Alerts />
        <ConfirmDialog />
        <LocationPrompt />
        <Loading />
        <template id={`${SKELETON_PREFIX}tours`}>
          <ToursSkeleton />
        </template>
        <Splash />
      </body>
    </html>
  );
}
