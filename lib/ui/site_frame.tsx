/** What stands around each page's content: header, main landmark, footer. */
import type { ReactNode } from "react";
import type { User } from "../model/user.ts";
import { CONTENT_ID } from "../model/page_names.ts";
import { AccountMenu } from "./account_menu.tsx";
import { APP_NAME, TAGLINE, VERSION } from "./app.ts";
import { NavBar } from "./nav_bar.tsx";
import { SignInLink, type SignInTarget } from "./sign_in_link.tsx";

/** `viewer` is who the page is for; null for the page that all who are not signed in share. */
export function SiteFrame(
  { viewer, at, children }: { viewer: User | null; at: SignInTarget; children: ReactNode },
) {
  return (
    <>
      <header className={viewer ? "site-header signed-in" : "site-header"}>
        <div className="wrap">
          <a className="brand" href="/">
            <img src="/icon.svg" alt="" width="36" height="36" />
            {APP_NAME}
          </a>
          {viewer
            ? (
              <>
                <NavBar path={at.path.split("?", 1)[0]} />
                <AccountMenu user={viewer} />
              </>
            )
            : (
              <nav aria-label="Main">
                <a className="button quiet" href="/tours">Explore Tours</a>
                <SignInLink at={at}>Sign In</SignInLink>
              </nav>
            )}
        </div>
      </header>
      <main id={CONTENT_ID}>{children}</main>
      <footer className="site-footer">
        <div className="wrap">
          <p>{TAGLINE}.</p>
          <nav aria-label="Footer">
            <a href="/tours">All archives</a>
            <a href="/create">Create an archive</a>
            <a href="/kept">Kept on this phone</a>
          </nav>
          <p>Version {VERSION}</p>
        </div>
      </footer>
    </>
  );
}
