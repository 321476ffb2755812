/** Texts of a site as plain text, with the addresses of links. */
import { htmlToText } from "../../formats/foreign/html_text.ts";
import { cutText, fitText } from "../../model/text/unfit_text.ts";
import type { ElementText } from "./foreign_site.ts";

/**
 * A link and its words. No part of it may have a "<" in it, so that each character is read by the
 * link that is before it alone: these patterns run over whole pages of other sites.
 */
const LINK = /<a\s([^<>]{0,2000})>([^<]{0,500})<\/a>/gi;
const ADDRESS = /href=["'](https?:\/\/[^"'\s<>]{1,1000})["']/i;

/** HTML as plain text; a link becomes its words and its address. `lost`: pictures were left out. */
export function readHtml(html: string): { text: string; lost: boolean } {
  const linked = html.replace(LINK, (link, attributes: string, words: string) => {
    const url = ADDRESS.exec(attributes)?.[1];
    if (url === undefined) return link;
    const text = words.trim();
    return text === "" || text === url ? url : `${text} (${url})`;
  });
  const { text, lost } = htmlToText(linked.replace(/\r\n?/g, "\n"));
  return {
    text: tidy(text),
    lost: lost && /<(?:img|iframe|video|audio|embed|object)\b/i.test(html),
  };
}

/** The text of an element; plain text is not changed. */
export const readText = ({ text, isHtml }: ElementText): { text: string; lost: boolean } =>
  isHtml === false ? { text: tidy(text.replace(/\r\n?/g, "\n")), lost: false } : readHtml(text);

/** A text of one line without mark-up, such as a title: people type mark-up there, too. */
export const readLine = (html: string): string =>
  tidy(htmlToText(html).text.replace(/[\s\u0080-\u009f\u2028\u2029]+/g, " "));

const tidy = (text: string): string => fitText(text).trim();

/** The non-empty paragraphs, with an empty line between them. */
export const paragraphs = (...texts: (string | undefined)[]): string =>
  texts.filter((text) => text?.trim()).join("\n\n");

/** A text of at most `most` UTF-16 units, and the rest. */
export function cutAt(text: string, most: number): { text: string; rest: string } {
  const cut = cutText(text, most);
  return { text: cut, rest: text.slice(cut.length).trim() };
}
