/**
 * Registers the service worker once the page has loaded, and lets a new one take over if nothing is
 * lost by it.
 */
import type { SaveRequest } from "../../lib/offline/messages.ts";
import { islandsAreSettled } from "../runtime/pending_islands.ts";
import { pageWouldLose } from "../runtime/reload.ts";
import { createTakeoverOffer } from "./offer_takeover.ts";
import { toast } from "./toasts.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

async function register(container: ServiceWorkerContainer): Promise<void> {
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await container.register("/sw.js", { updateViaCache: "none" });
  } catch (error) {
    // The browser refuses it, as some do in a private window: everything works as without one.
    console.warn("Pages are not saved for use without a network", error);
  }
  if (!registration) return;
  const offer = () => offerTakeover(registration);
  const watch = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", watch);
  addEventListener("turbo:load", offer);
  watch();
  offer();
}

const offerTakeover = createTakeoverOffer({ wouldLose: pageWouldLose, files: ownFiles });

/** The paths of the files that show a page's build. */
function ownFiles(): string[] {
  const own = document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    "[data-turbo-track=reload]",
  );
  const addresses = Array.from(own, (file) => "src" in file ? file.src : file.href);
  return addresses.map((address) => new URL(address).pathname);
}

/** The first worker of a browser takes over nothing. */
let hadWorker = Boolean(serviceWorker?.controller);

serviceWorker?.addEventListener("controllerchange", () => {
  if (hadWorker) toast({ title: t("updated"), description: t("isNewVersion") });
  hadWorker = true;
  serviceWorker.controller?.postMessage({ type: "save-page" } satisfies SaveRequest);
});

/**
 * After everything that the page itself needs: a first worker stores the files of the whole build,
 * which uses network and processor for seconds.
 */
function registerLater(container: ServiceWorkerContainer): void {
  const begin = () => setTimeout(() => islandsAreSettled().then(() => register(container)));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

if (serviceWorker) registerLater(serviceWorker);
