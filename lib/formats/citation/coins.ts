/**
 * A citation as a COinS (ContextObject in a span), from which Zotero offers each recording of a
 * page.
 *
 * Source: Z39.88-2004, https://ocoins.info/, with Dublin Core and the types of Zotero
 */
import type { Cited } from "./cited.ts";

/** The `title` of a `<span class="Z3988">`. */
export function toCoins(cited: Cited): string {
  const { container, contributors, subjects, rights } = cited;
  const fields: [name: string, values: readonly (string | undefined)[]][] = [
    ["rft.type", [container ? "audioRecording" : "webpage"]],
    ["rft.title", [cited.title]],
    ["rft.source", [container]],
    ["rft.creator", cited.authors],
    ["rft.contributor", contributors.map(({ name }) => name)],
    ["rft.date", [cited.date]],
    ["rft.publisher", [cited.repository]],
    ["rft.language", [cited.language]],
    ["rft.subject", subjects],
    ["rft.rights", [rights?.uri]],
    ["rft.identifier", [cited.url]],
  ];
  const parameters = new URLSearchParams([
    ["ctx_ver", "Z39.88-2004"],
    ["rft_val_fmt", "info:ofi/fmt:kev:mtx:dc"],
  ]);
  for (const [name, values] of fields) {
    for (const value of values) if (value) parameters.append(name, value);
  }
  return parameters.toString();
}
