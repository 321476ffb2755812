/** The share target of the installed program: where a phone sends recordings and photographs. */

/** Takes files by POST, in the service worker; by GET, the page where their archive is chosen. */
export const SHARE_PATH = "/share";

/** The field of the form that the phone sends. */
export const SHARED_FIELD = "files";

/** The ends of the page's address when the files could not be kept, or do not fit. */
export const [NOT_KEPT, NO_ROOM] = ["#not-kept", "#no-room"];

/** In the query of a form's address: the form takes the files that wait. */
export const SHARED_PARAMETER = "shared";

/** For the manifest (https://w3c.github.io/web-share-target/). */
export const SHARE_TARGET = {
  action: SHARE_PATH,
  method: "POST",
  enctype: "multipart/form-data",
  params: { files: [{ name: SHARED_FIELD, accept: ["audio/*", "image/*"] }] },
};
