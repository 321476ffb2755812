/** The frame of each page: header, main landmark, footer. */
import type { ReactNode } from "react";
import type { User } from "../../model/account/user.ts";
import { type Site, taglineEnd } from "../../model/site/site.ts";
import { BASELINE, OLD_BROWSER_ID } from "../../model/web/browser_baseline.ts";
import { CONTENT_ID } from "../../model/web/page_names.ts";
import { VERSION } from "../../model/web/version.ts";
import { AccountMenu } from "./account_menu.tsx";
import { NavBar } from "./nav_bar.tsx";
import { SignInLink, type SignInTarget } from "./sign_in_link.tsx";

/** In characters: longer names are set smaller in the header. */
const LONG_NAME = 30;

/**
 * `viewer` is the signed-in user; null for the page shared by all visitors without a sign-in. With
 * `isReadOnly` the page says that nothing can be saved.
 */
export function SiteFrame(
  { site, viewer, at, isReadOnly, children }: {
    site: Site;
    viewer: User | null;
    at: SignInTarget;
    isReadOnly: boolean;
    children: ReactNode;
  },
) {
  const path = at.path.split("?", 1)[0];
  // "Back to Archives" leads to the same list, where it was left.
  const isArchive = /^\/tour\/[^/]+$/.test(path);
  return (
    <>
      <header className={viewer ? "site-header signed-in" : "site-header"}>
        <div className="wrap">
          <a className="brand" href="/">
            <img src="/icon.svg" alt="" width="36" height="36" />
            {site.name.length > LONG_NAME ? <span>{site.name}</span> : site.name}
          </a>
          {viewer
            ? (
              <>
                <NavBar path={path} />
                <AccountMenu user={viewer} />
              </>
            )
            : (
              <nav aria-label="Main">
                {!isArchive && <a className="button quiet" href="/tours">Explore Tours</a>}
                <SignInLink at={at}>Sign In</SignInLink>
              </nav>
            )}
        </div>
      </header>
      <OldBrowser />
      {isReadOnly && <Update />}
      <main id={CONTENT_ID}>{children}</main>
      <footer className="site-footer">
        <div className="wrap">
          <p>{site.tagline}{taglineEnd(site)}</p>
          <details className="site-pages">
            <summary>More pages</summary>
            <nav aria-label="Footer">
              <a href="/tours">All archives</a>
              <a href="/q">Have a code?</a>
              <a href="/create">Create an archive</a>
              <a href="/kept">Saved archives</a>
              <a href="/developers">For developers</a>
              {site.imprint && <a href="/imprint">Imprint</a>}
              <a href="/privacy">Privacy</a>
            </nav>
          </details>
          <p>Version {VERSION}</p>
        </div>
      </footer>
    </>
  );
}

/** Said while an older version of the program runs beside a newer one, for a minute or so. */
const Update = () => (
  <p className="update-notice wrap" role="status">
    This server is being updated, and saves nothing for about a minute. Go on reading and writing:
    this device keeps what you type, and sends it then.
  </p>
);

/** Why parts of the page are missing: islands/before_first_paint.ts shows it in older browsers. */
function OldBrowser() {
  return (
    <p id={OLD_BROWSER_ID} className="old-browser wrap" hidden>
      This browser is too old for maps, walks and editing. You can read and listen here. Everything
      works in Safari {BASELINE.safari}, Chrome {BASELINE.chrome}, Firefox {BASELINE.firefox}{" "}
      and newer.
    </p>
  );
}
