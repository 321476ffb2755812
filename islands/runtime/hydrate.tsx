/** Hydrates one island. In a chunk of its own, so that a page without islands loads no React. */
import type { ComponentType } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { ErrorBoundary } from "./error_boundary.tsx";

/** Hydrates `Component` in `element` and calls `onHydrated` when it answers to events. */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  { name, prefix, onHydrated }: { name: string; prefix?: string; onHydrated: () => void },
): Root {
  return hydrateRoot(
    element,
    <ErrorBoundary island={name} onHydrated={onHydrated}>
      <Component {...props} />
    </ErrorBoundary>,
    {
      identifierPrefix: prefix,
      onRecoverableError: (error) => {
        // A visitor may leave the page while React still hydrates it: React reports that, too.
        if (!element.isConnected) return;
        console.error(`Island "${name}" differs between server and browser`, error);
      },
    },
  );
}
