/** An island: a part of a page that the server renders and the browser hydrates. */
import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { toSafeJson } from "./json_data.tsx";

/**
 * When an island is hydrated: at once, when the browser is idle, when it comes into view (or should
 * show the walk on this page), at the first touch or focus, when the player has something to play
 * (or at either of the two), when a walk has begun, when there is a toast to show, once the visitor
 * has shared the location, when this device has stored a walk that was left, or at the first touch
 * or, if this device keeps the tour of the page, when the browser is idle.
 */
type When =
  | "load"
  | "idle"
  | "visible"
  | "visible-or-walk"
  | "interaction"
  | "player"
  | "interaction-or-player"
  | "walk"
  | "toast"
  | "located"
  | "left-walk"
  | "kept";

/** Props that several islands of a page share: the page has them once, under `id`. */
type Shared<S extends object> = { id: string; props: S };

/** Puts shared props into the page. */
export function SharedProps<S extends object>({ id, props }: Shared<S>) {
  return (
    <script
      id={id}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: propsToJson(id, props) }}
    />
  );
}

/**
 * Renders an island into the page. `of` is the component, `name` says which file under `islands/`
 * exports it by default: `name/island.tsx` or `name.island.tsx`. `props` must survive JSON; throws
 * with the island's name when they would not. Those of `shared` are given to the component, too;
 * the page renders them as `SharedProps`. Those of `onServer` may be elements, for a `ServerPart`:
 * the component gets them here and not in the browser.
 */
export function Island<P extends object, S extends Partial<P> = Record<never, never>>(
  { name, of: Component, props, shared, onServer, when = "idle", className }: {
    name: string;
    of: ComponentType<P>;
    props: Omit<P, keyof S>;
    shared?: Shared<S>;
    onServer?: Partial<P>;
    when?: When;
    className?: string;
  },
) {
  // The island's position in the page: the same in each rendering, so that the ETag does not
  // change.
  const prefix = `${name}${useId()}`;
  // Rendered separately: in one pass with the page, useId would count differently than in the
  // browser.
  const all = { ...shared?.props, ...props, ...onServer } as unknown as P;
  const html = renderToString(<Component {...all} />, { identifierPrefix: prefix });
  return (
    <x-island
      class={className}
      data-name={name}
      data-when={when}
      data-prefix={prefix}
      data-props={propsToJson(name, props)}
      data-shared={shared?.id}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Props as JSON with `<` escaped; throws a TypeError naming the island and the path of what is not
 * JSON.
 */
export function propsToJson(island: string, props: object): string {
  checkJson(island, props, "props");
  return toSafeJson(props);
}

function checkJson(island: string, value: unknown, path: string): void {
  if (value === null || value === undefined || ["string", "boolean"].includes(typeof value)) return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (Array.isArray(value)) return value.forEach((v, i) => checkJson(island, v, `${path}[${i}]`));
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, v] of Object.entries(value)) checkJson(island, v, `${path}.${key}`);
    return;
  }
  const what = typeof value === "object" ? value.constructor?.name : typeof value;
  throw new TypeError(`Island "${island}": ${path} is a ${what}, which does not survive JSON`);
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "x-island": React.HTMLAttributes<HTMLElement> & {
        class?: string;
        [data: `data-${string}`]: string | undefined;
      };
    }
  }
}
