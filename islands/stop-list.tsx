import type { PlayerTour } from "../lib/player/queue.ts";

export default function StopList({ tour }: { tour: PlayerTour }) {
  return <ol>{tour.audioStops.map((s) => <li key={s.id}>{s.title}</li>)}</ol>;
}
