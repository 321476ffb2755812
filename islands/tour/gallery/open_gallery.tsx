/** The gallery over the page, the player's sheet or the walk. Loaded when a picture is tapped. */
import type { ComponentProps } from "react";
import { api } from "../../../lib/device/api.ts";
import type { Thing } from "../../../lib/model/media/thing.ts";
import type {} from "../../runtime/glob.ts";
import { render } from "../../runtime/hydrate.tsx";
import { Gallery } from "./gallery.tsx";

let isOpen = false;

/**
 * Opens the gallery at the thing of `link` (`a[data-thing]`, with the address of its picture), or
 * at the thing `id` beside it: one of those of the address in `data-things` around it. Until that
 * has answered, and if it does not, the gallery has what the page shows. Rejects when it can show
 * nothing.
 */
export async function openGallery(link: HTMLAnchorElement, id = idOf(link)): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await addStyles();
    const box = link.closest<HTMLElement>("[data-things]");
    const whole = readThings(box?.dataset.things);
    const here = thingsOnPage(box ?? link);
    const first = here.some((thing) => thing.id === id) ? here : await whole;
    // Safari gives no focus to a link that is tapped, and the gallery gives it back.
    link.focus({ preventScroll: true });
    const url = id === idOf(link) ? link.getAttribute("href")! : undefined;
    show(link, { first, whole: whole.catch(() => first), at: { url, id } });
  } catch (error) {
    isOpen = false;
    throw error;
  }
}

type Content = Omit<ComponentProps<typeof Gallery>, "onClose">;

function show(link: HTMLElement, content: Content): void {
  const place = document.createElement("div");
  // Outside the sheet, the sheet would take the focus back.
  (link.closest(".sheet") ?? document.body).append(place);
  const close = () => {
    isOpen = false;
    root.unmount();
    place.remove();
  };
  const root = render(place, <Gallery {...content} onClose={close} />);
}

/** Those of a stop; at the address of an archive those of the archive. */
async function readThings(path?: string): Promise<Thing[]> {
  if (!path) throw new Error("These pictures have no list.");
  const answer = await api<Thing[] | { things?: Thing[] }>("GET", path);
  return Array.isArray(answer) ? answer : answer.things ?? [];
}

/** Where a page does not know the id of a thing, its picture stands for it. */
const idOf = (link: HTMLAnchorElement) => link.dataset.thing || link.getAttribute("href")!;

/** The things whose pictures are links: `box`, or within it. */
function thingsOnPage(box: HTMLElement): Thing[] {
  const links = box.querySelectorAll<HTMLAnchorElement>("a[data-thing]");
  return (box instanceof HTMLAnchorElement ? [box] : [...links]).flatMap((link) => {
    const img = link.querySelector<HTMLImageElement>("img[data-shown]") ??
      link.querySelector("img");
    return img
      ? [{ id: idOf(link), url: link.getAttribute("href")!, alt: img.alt || undefined }]
      : [];
  });
}

/** Vite makes a style sheet of its own of it, which comes with this. */
async function addStyles(): Promise<void> {
  const [load] = Object.values(import.meta.glob(["../../../lib/styles/pictures/gallery.css"]));
  await load();
}
