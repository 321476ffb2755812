/** The frame of each page: header, main landmark, footer. */
import { Languages } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "../../model/account/user.ts";
import { type Site, taglineSentence } from "../../model/site/site.ts";
import { BASELINE, OLD_BROWSER_ID } from "../../model/web/browser_baseline.ts";
import { CONTENT_ID } from "../../model/web/page_names.ts";
import { VERSION } from "../../model/web/version.ts";
import { fromLocal } from "../../texts/local_paths.ts";
import { to } from "../../texts/paths.ts";
import { texts } from "../../texts/texts.ts";
import { AccountMenu } from "./account_menu.tsx";
import { LanguageChoice } from "./language_choice.tsx";
import { NavBar } from "./nav_bar.tsx";
import { SignInLink, type SignInTarget } from "./sign_in_link.tsx";

const t = texts("shell");

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
  const target = fromLocal(at.path).path;
  const path = target.split("?", 1)[0];
  // "Back to Archives" leads to the same list, where it was left.
  const isArchive = /^\/tour\/[^/]+$/.test(path);
  return (
    <>
      <header className={viewer ? "site-header signed-in" : "site-header"}>
        <div className="wrap">
          <a className="brand" href={to("/")}>
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
              <nav aria-label={t("main")}>
                {!isArchive && (
                  <a className="button quiet" href={to("/tours")}>{t("exploreTours")}</a>
                )}
                <SignInLink at={at}>{t("signIn")}</SignInLink>
              </nav>
            )}
        </div>
      </header>
      <OldBrowser />
      {isReadOnly && <Update />}
      <main id={CONTENT_ID}>{children}</main>
      <footer className="site-footer">
        <div className="wrap">
          <p>{taglineSentence(site)}</p>
          <details className="site-pages">
            <summary>
              {t("morePages")}
              <Languages aria-hidden="true" />
            </summary>
            <nav aria-label={t("footer")}>
              <a href={to("/tours")}>{t("allArchives")}</a>
              <a href={to("/q")}>{t("haveCode")}</a>
              <a href={to("/create")}>{t("createArchive")}</a>
              <a href={to("/kept")}>{t("savedArchives")}</a>
              <a href="/developers">{t("forDevelopers")}</a>
              {site.imprint && <a href={to("/imprint")}>{t("imprint")}</a>}
              <a href={to("/privacy")}>{t("privacy")}</a>
            </nav>
            <LanguageChoice path={target} />
          </details>
          <p>{t("version", { version: VERSION })}</p>
        </div>
      </footer>
    </>
  );
}

/** Said while an older version of the program runs beside a newer one, for a minute or so. */
const Update = () => (
  <p className="update-notice wrap" role="status">
    {t("updating")}
  </p>
);

/** Why parts of the page are missing: islands/before_first_paint.ts shows it in older browsers. */
function OldBrowser() {
  return (
    <p id={OLD_BROWSER_ID} className="old-browser wrap" hidden>
      {t("oldBrowser", BASELINE)}
    </p>
  );
}
