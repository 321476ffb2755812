/** The browser's entry: page changes that keep the player alive, and islands that come to life. */
import "./runtime/island.ts";
import "./runtime/navigation.ts";
import "./runtime/skeletons.ts";
import "./runtime/splash.ts";
import "./runtime/forms.ts";
import "./runtime/sign_in.ts";
import "./runtime/logged_out.ts";
import "./runtime/location_prompt.ts";
import "./runtime/progress.ts";
