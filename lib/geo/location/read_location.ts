/** Reads a location as far as that goes without asking anybody. */
import { LOCATION_MESSAGES, type ParsedLocation } from "../../model/location.ts";
import type { Position } from "../../model/position.ts";
import { detectFormat } from "./detect_format.ts";
import { parseGps } from "./gps.ts";
import { decodePlusCode, decodeShortPlusCode, parsePlusCode } from "./plus_code.ts";

/**
 * What became of a text. 'ask': the server knows more (`GET /api/location?q=…`): three words, an
 * address, a short Plus Code with a place's name or without a place to be near.
 */
export type Reading =
  | { kind: "found"; location: ParsedLocation }
  | { kind: "ask" }
  | { kind: "error"; message: string };

/**
 * Reads coordinates and Plus Codes; short codes only with `near`, such as the middle of the map.
 */
export function readLocation(text: string, near?: Position): Reading {
  const originalInput = text.trim();
  if (originalInput === "") return { kind: "error", message: LOCATION_MESSAGES.empty };
  switch (detectFormat(text)) {
    case "gps":
      return found({ ...parseGps(text)!, source: "manual", originalInput });
    case "pluscode": {
      const code = parsePlusCode(text)!;
      if (code.kind === "full") {
        return found({ ...decodePlusCode(code), source: "pluscode", originalInput });
      }
      if (code.place !== undefined || !near) return { kind: "ask" };
      return found({ ...decodeShortPlusCode(code, near), source: "pluscode", originalInput });
    }
    case "unknown":
      return { kind: "error", message: LOCATION_MESSAGES.noMatch };
    default:
      return { kind: "ask" };
  }
}

const found = (location: ParsedLocation): Reading => ({ kind: "found", location });
