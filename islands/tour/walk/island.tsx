/** The walk on every page but its own: one line at the bottom that links back to it. */
import { useSignals } from "@preact/signals-react/runtime";
import { Footprints } from "lucide-react";
import { useEffect, useState } from "react";
import { describeWalk, sentenceOf } from "../../../lib/walk/description.ts";
import { to } from "../../../lib/texts/paths.ts";
import { useWalk } from "./use_walk.ts";
import { textIn } from "../../../lib/model/text/language.ts";

export default function Walk() {
  useSignals();
  const session = useWalk();
  const path = usePath();
  const tour = session?.tour.value;
  const walk = session?.walk.value;
  if (!tour || !walk || path === to(`/tour/${tour.id}`)) return null;
  return (
    <a className="walk-strip" href={to(`/tour/${tour.id}`)}>
      <Footprints aria-hidden="true" />
      <span>
        <strong {...textIn(tour.language)}>{tour.title}</strong>
        <span>{sentenceOf(describeWalk(walk))}</span>
      </span>
    </a>
  );
}

/** The path of the page that is shown. */
function usePath(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const look = () => setPath(location.pathname);
    look();
    document.addEventListener("turbo:load", look);
    return () => document.removeEventListener("turbo:load", look);
  }, []);
  return path;
}
