/** Hydrates one island. In a separate chunk, so that a page without islands loads no React. */
import { type ComponentType, type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { ErrorBoundary } from "./error_boundary.tsx";

/**
 * Hydrates `Component` in `element` and calls `onHydrated` when it handles events. As a transition
 * React does it in slices of a few milliseconds, between which the page can respond.
 */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  { name, prefix, onHydrated }: { name: string; prefix?: string; onHydrated: () => void },
): Root {
  const island = (
    <ErrorBoundary island={name} onHydrated={onHydrated}>
      <Component {...props} />
    </ErrorBoundary>
  );
  const options = {
    identifierPrefix: prefix,
    onRecoverableError: (error: unknown) => {
      // A visitor may leave the page during hydration, which React also reports.
      if (!element.isConnected) return;
      console.error(`Island "${name}" differs between server and browser`, error);
    },
  };
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, island, options);
  });
  return root!;
}

/** Renders what belongs to no island in `element`. */
export function render(element: HTMLElement, node: ReactNode): Root {
  const root = createRoot(element);
  root.render(node);
  return root;
}
