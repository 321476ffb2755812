/**
 * On a phone the map is not in sight of the boxes: the way there. Beside a map that is, it hides.
 */
import { MapPinned } from "lucide-react";

export function MapLink({ label, onPlace }: { label: string; onPlace: () => void }) {
  const go = () => {
    onPlace();
    document.querySelector(".form-map")?.scrollIntoView({ block: "center" });
  };
  return (
    <button type="button" className="button map-link" onClick={go}>
      <MapPinned aria-hidden="true" />Place on the map
      <span className="visually-hidden">: {label}</span>
    </button>
  );
}
