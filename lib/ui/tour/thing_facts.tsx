/** What is known of a picture or paper beside its caption and credit. */
import type { ReactNode } from "react";
import type { Thing } from "../../model/media/thing.ts";
import { dateText } from "../../model/record/edtf_text.ts";
import { RightsLine } from "./rights_line.tsx";
import { texts } from "../../texts/texts.ts";

const t = texts("tour");

/** Names and values; only those that it has. */
export const thingFacts = ({ date, source, rights, alt }: Thing): [string, ReactNode][] => {
  const facts: [string, ReactNode][] = [
    [t("date"), date && dateText(date)],
    [t("source"), source],
    [t("rights"), rights && RightsLine({ uri: rights })],
    [t("whatItShows"), alt],
  ];
  return facts.filter(([, value]) => value);
};
