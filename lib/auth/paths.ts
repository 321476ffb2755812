/** The addresses of sign-in on our origin. */

/** Where a sign-in begins. */
export const LOGIN_PATH = "/api/login";

/** Where the identity provider sends the browser back to: what is registered there. */
export const CALLBACK_PATH = "/api/callback";

/** Where the demo provider is mounted. */
export const DEMO_MOUNT = "/demo-provider";

/** Where a browser shows that it runs on this machine. */
export const LOCAL_BROWSER_PATH = `${DEMO_MOUNT}/local-browser`;
