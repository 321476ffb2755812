/**
 * Sign-in in a popup, so that the page and its sound stay. Without script, and in an app on the
 * Home Screen, the link is a page change.
 */
import { signInAlert, type SignInMessage } from "../../lib/model/account/sign_in.ts";
import { SIGN_IN_CHANNEL } from "../../lib/device/storage_keys.ts";
import { hideAlert, showAlert } from "./alert.ts";
import { reloadPage, whileLoading } from "./loading.ts";
import { openPopup } from "./popup.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

/** From the sign-in to the request for the user, in milliseconds. */
const FETCH_DELAY = 100;

/** The popup under way. Its messages count even after it seemed to be closed. */
let popup: ReturnType<typeof openPopup>;
let listening = false;

/** The page after the sign-in, from the link. */
let next = "/";

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-sign-in]");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain) return;
  event.preventDefault();
  // On the Home Screen the popup would be a window of the browser, which has other cookies.
  if (matchMedia("(display-mode: standalone)").matches) location.assign(link.href);
  else begin(link.href);
});

function begin(href: string): void {
  hideAlert();
  if (popup?.isOpen()) return popup.focus();
  listen();
  const address = new URL(href);
  next = address.searchParams.get("next") ?? "/";
  address.searchParams.set("popup", "1");
  popup = openPopup(address.href, closed);
  if (popup) return;
  showAlert(signInAlert("popup-blocked"), { label: t("signInHere"), href });
}

/**
 * Listens to the popup's last page; without a BroadcastChannel that writes to the storage that all
 * windows share.
 */
function listen(): void {
  if (listening) return;
  listening = true;
  if ("BroadcastChannel" in globalThis) {
    new BroadcastChannel(SIGN_IN_CHANNEL).onmessage = ({ data }) => ended(data);
  } else {
    addEventListener("storage", ({ key, newValue }) => {
      if (key === SIGN_IN_CHANNEL && newValue) ended(JSON.parse(newValue));
    });
  }
}

function ended({ result }: SignInMessage): void {
  // All windows of the site receive it; it is for the one that opened the popup.
  if (!popup) return;
  popup.forget();
  popup = undefined;
  if (result === "done") whileLoading(enter);
  else showAlert(signInAlert(result));
}

/** The popup seems to be closed: a cancelled sign-in, unless there is a session by now. */
async function closed(): Promise<void> {
  if (await hasSession()) ended({ type: "sign-in", result: "done" });
  else if (popup) showAlert(signInAlert("cancelled"));
}

async function enter(): Promise<void> {
  hideAlert();
  await new Promise((go) => setTimeout(go, FETCH_DELAY));
  if (await isSignedIn()) await reloadPage(next);
  else showAlert(signInAlert("failed"));
}

const isSignedIn = () => fetch("/api/auth/user").then((response) => response.ok, () => false);

async function hasSession(): Promise<boolean> {
  try {
    const response = await fetch("/api/auth/session");
    return response.ok && (await response.json()).isSignedIn === true;
  } catch {
    return false;
  }
}
