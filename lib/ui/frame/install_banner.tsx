/**
 * Offers to install the program: hidden until islands/shell/install_banner.ts knows that this
 * browser can, and how.
 */
import { Share, SquarePlus } from "lucide-react";
import { INSTALL_BANNER_ID } from "../../model/web/page_names.ts";
import { texts } from "../../texts/texts.ts";
import { rich } from "../rich.tsx";

const t = texts("shell");

export function InstallBanner({ name }: { name: string }) {
  return (
    <aside
      id={INSTALL_BANNER_ID}
      className="install-banner"
      aria-labelledby="install-title"
      hidden
    >
      <img src="/icon.svg" alt="" width="48" height="48" />
      <div>
        <h2 id="install-title">{t("installName", { name })}</h2>
        <p>{t("installText")}</p>
      </div>
      {/* Safari on iPhone and iPad has no prompt: it takes two taps. */}
      <ol className="install-steps" role="list">
        <li>
          <Share aria-hidden="true" />
          <span>{rich(t, "tapShare", { strong: (text) => <strong>{text}</strong> })}</span>
        </li>
        <li>
          <SquarePlus aria-hidden="true" />
          <span>
            {rich(t, "chooseAddToHome", { strong: (text) => <strong>{text}</strong> })}
          </span>
        </li>
      </ol>
      <div className="row">
        <button type="button" className="button" data-dismiss="">{t("notNow")}</button>
        <button type="button" className="button primary" data-install="">{t("install")}</button>
      </div>
    </aside>
  );
}
