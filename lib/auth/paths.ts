/** The addresses of sign-in on our origin. */

/** The start of a sign-in. */
export const LOGIN_PATH = "/api/login";

/** The return from the identity provider, as registered there. */
export const CALLBACK_PATH = "/api/callback";

/** The mount path of the demo provider. */
export const DEMO_MOUNT = "/demo-provider";

/** Where a browser proves that it runs on this machine. */
export const LOCAL_BROWSER_PATH = `${DEMO_MOUNT}/local-browser`;
