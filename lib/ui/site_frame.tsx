/** What stands around each page's content: header, main landmark, footer. */
import type { ReactNode } from "react";
import { APP_NAME, TAGLINE, VERSION } from "./app.ts";

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="site-header">
        <div className="wrap">
          <a className="brand" href="/">
            <img src="/icon.svg" alt="" width="36" height="36" />
            {APP_NAME}
          </a>
          <nav aria-label="Main">
            <a className="button quiet" href="/tours">Explore Tours</a>
            <SignInLink />
          </nav>
        </div>
      </header>
      <main id="content">{children}</main>
      <footer className="site-footer">
        <div className="wrap">
          <p>{TAGLINE}.</p>
          <nav aria-label="Footer">
            <a href="/tours">All archives</a>
            <a href="/create">Create an archive</a>
          </nav>
          <p>Version {VERSION}</p>
        </div>
      </footer>
    </>
  );
}

/** Starts the sign-in by a plain page change, which Turbo must not fetch. */
export function SignInLink({ className = "button", children = "Sign In" }: {
  className?: string;
  children?: ReactNode;
}) {
  return <a className={className} href="/api/login" data-turbo="false">{children}</a>;
}
