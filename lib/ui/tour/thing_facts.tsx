/** What is known of a picture or paper beside its caption and credit. */
import type { ReactNode } from "react";
import type { Thing } from "../../model/media/thing.ts";
import { edtfText } from "../../model/record/edtf_text.ts";
import { RightsLine } from "./rights_line.tsx";

/** Names and values; only those that it has. */
export const thingFacts = ({ date, source, rights, alt }: Thing): [string, ReactNode][] => {
  const facts: [string, ReactNode][] = [
    ["Date", date && edtfText(date)],
    ["Source", source],
    ["Rights", rights && RightsLine({ uri: rights })],
    ["What it shows", alt],
  ];
  return facts.filter(([, value]) => value);
};
