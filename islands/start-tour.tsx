import type { PlayerTour } from "../lib/player/queue.ts";

export default function StartTour({ tour }: { tour: PlayerTour }) {
  return <button type="button" data-tour={tour.id}>Start Archive Experience</button>;
}
