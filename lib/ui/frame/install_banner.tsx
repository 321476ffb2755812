/**
 * Offers to install the program: hidden until islands/shell/install_banner.ts knows that this
 * browser can, and how.
 */
import { Share, SquarePlus } from "lucide-react";
import { INSTALL_BANNER_ID } from "../../model/web/page_names.ts";

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
        <h2 id="install-title">Install {name}</h2>
        <p>Add to your home screen for quick access and offline use</p>
      </div>
      {/* Safari on iPhone and iPad has no prompt: it takes two taps. */}
      <ol className="install-steps" role="list">
        <li>
          <Share aria-hidden="true" />
          <span>
            Tap <strong>Share</strong>
          </span>
        </li>
        <li>
          <SquarePlus aria-hidden="true" />
          <span>
            Choose <strong>Add to Home Screen</strong>
          </span>
        </li>
      </ol>
      <div className="row">
        <button type="button" className="button" data-dismiss="">Not now</button>
        <button type="button" className="button primary" data-install="">Install</button>
      </div>
    </aside>
  );
}
