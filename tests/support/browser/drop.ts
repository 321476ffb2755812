/** Files in the hand of somebody who drags them over a page. */
import { Buffer } from "node:buffer";
import type { Locator } from "playwright-core";

export type DroppedFile = { name: string; bytes: Uint8Array; lastModified?: number };

/** Drops files on an element, as a hand does from a folder. */
export const dropFiles = (target: Locator, files: DroppedFile[]) =>
  dragFiles(target, files, "drop");

/**
 * Holds files over an element, or lets them go there: the event `type` happens on it, `at` this
 * share of its height.
 */
export async function dragFiles(
  target: Locator,
  files: DroppedFile[],
  type: "dragover" | "drop",
  at = 0.5,
): Promise<void> {
  const encoded = files.map(({ bytes, ...file }) => ({
    ...file,
    text: Buffer.from(bytes).toString("base64"),
  }));
  await target.evaluate((element, { files, type, at }) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text, lastModified } of files) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { lastModified }));
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    element.dispatchEvent(
      new DragEvent(type, {
        dataTransfer,
        bubbles: true,
        cancelable: true,
        clientX: left + width / 2,
        clientY: top + height * at,
      }),
    );
  }, { files: encoded, type, at });
}

/** What becomes of a link that is dragged over an element: whether the page refuses it. */
export const dragLink = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/uri-list", "https://example.org/");
    const options = { dataTransfer, bubbles: true, cancelable: true };
    return !element.dispatchEvent(new DragEvent("dragover", options));
  });
