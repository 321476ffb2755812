/** Whom an archive leaves out as it is, with the fields that would let them in. */
import type { Thing } from "../../../../lib/model/media/thing.ts";
import { isTestBeep } from "../../../../lib/model/media/url_rules.ts";
import { hasPlace, type StopPlace } from "../../../../lib/model/tour/stop_place.ts";
import { listed } from "./publication_checks.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

type Words = { things?: readonly Pick<Thing, "id" | "url" | "alt">[] };

/** The part of an archive, or of the form's values, that is looked at. */
type Archive = Words & {
  accessNote?: string;
  audioStops: readonly (Words & {
    id?: string;
    title: string;
    audioUrl: string;
    transcript?: unknown;
    place?: StopPlace;
  })[];
};

/** `paths` are the form's names of the missing fields. */
export type Exclusion = { who: "deaf" | "blind" | "wheels"; paths: string[] };

export function findExclusions({ audioStops, ...tour }: Archive): Exclusion[] {
  const missing = (name: string, isMissing: (stop: Archive["audioStops"][number]) => unknown) =>
    audioStops.flatMap((stop, i) => isMissing(stop) ? [`audioStops.${i}.${name}`] : []);
  const lackingAlt = ({ things = [] }: Words, at: string) =>
    things.flatMap(({ url, alt }, i) => url && !alt?.trim() ? [`${at}things.${i}.alt`] : []);
  const found: Exclusion[] = [
    {
      who: "deaf",
      paths: missing(
        "transcript",
        ({ transcript, audioUrl }) => !transcript && audioUrl && !isTestBeep(audioUrl),
      ),
    },
    {
      who: "blind",
      paths: [
        ...lackingAlt(tour, ""),
        ...audioStops.flatMap((stop, i) => lackingAlt(stop, `audioStops.${i}.`)),
      ],
    },
    {
      who: "wheels",
      paths: !tour.accessNote?.trim() && audioStops.some(hasPlace) ? ["accessNote"] : [],
    },
  ];
  return found.filter(({ paths }) => paths.length > 0);
}

/** The exclusions of `now` that `before` lacks; stops and things are the same by their ids. */
export function newExclusions(now: Archive, before: Archive): Exclusion[] {
  const keysOf = (archive: Archive, { paths }: Exclusion) =>
    paths.map((path) => {
      const [first, index, ...rest] = path.split(".");
      const stop = first === "audioStops" ? archive.audioStops[Number(index)] : undefined;
      const [name, place] = stop ? rest : [first, index];
      const thing = name === "things" ? (stop ?? archive).things?.[Number(place)].id : "";
      return [stop?.id, name, thing].join(" ");
    });
  const known = new Set(findExclusions(before).flatMap((one) => keysOf(before, one)));
  return findExclusions(now).flatMap((one) => {
    const keys = keysOf(now, one);
    const paths = one.paths.filter((_, i) => !known.has(keys[i]));
    return paths.length > 0 ? [{ ...one, paths }] : [];
  });
}

/** "People who can’t hear miss 2 stories without a transcript: stop 1, “Mill”; stop 3, “Lock”." */
export function exclusionText({ who, paths }: Exclusion, { audioStops }: Archive): string {
  if (who === "wheels") {
    return t("wheelsNothingSaid");
  }
  const names = paths.map((path) => {
    const [first, index] = path.split(".");
    return first === "audioStops"
      ? t("stopNamed", { number: Number(index) + 1, title: audioStops[Number(index)].title })
      : t("theArchives");
  });
  return t(who === "deaf" ? "deafMissIn" : "blindMissIn", {
    count: paths.length,
    stops: listed([...new Set(names)]),
  });
}

/** "People who can’t hear miss 2 stories". */
export function shortText({ who, paths: { length } }: Exclusion): string {
  if (who === "wheels") return t("wheelsCantKnow");
  return who === "deaf" ? t("deafMiss", { count: length }) : t("blindMiss", { count: length });
}
