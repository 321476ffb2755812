/** The browser's entry: page changes that keep the player alive, and the hydration of islands. */
import "./runtime/baseline_guard.ts";
import "./runtime/island.ts";
import "./runtime/navigation.ts";
import "./runtime/skeletons.ts";
import "./tour/gallery/open_on_click.ts";
import "./shell/splash.ts";
import "./shell/forms.ts";
import "./shell/sign_in.ts";
import "./shell/logged_out.ts";
import "./shell/location_prompt.ts";
import "./shell/install_banner.ts";
import "./shell/progress.ts";
import "./shell/unsent.ts";
import "./shell/lists/show_more.ts";
import "./shell/lists/archive_search.ts";
import "./shell/service_worker.ts";
