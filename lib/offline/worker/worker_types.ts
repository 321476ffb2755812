/**
 * The used part of a service worker's global scope: TypeScript's own `webworker` library conflicts
 * with the one for pages, which checks the rest of the program.
 */

export type ExtendableEvent = Event & { waitUntil(promise: Promise<unknown>): void };

/** `source` is the page that sends the message. */
type MessageFromPage = ExtendableEvent & { data: unknown; source: { url: string } | null };

export type ServiceWorkerScope = {
  clients: {
    claim(): Promise<void>;
    matchAll(
      options: { type: "window"; includeUncontrolled: boolean },
    ): Promise<readonly { url: string; postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: ExtendableEvent) => void,
  ): void;
  addEventListener(
    type: "sync",
    listener: (event: ExtendableEvent & { tag: string }) => void,
  ): void;
  addEventListener(type: "message", listener: (event: MessageFromPage) => void): void;
};
